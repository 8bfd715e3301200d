use std::fs::{File, TryLockError};
use std::io::{Read as _, Seek as _, Write as _};
use std::path::Path;

use tokio_util::sync::CancellationToken;

use super::{Held, Holder, Lease};
use crate::OpenError;

/// An advisory lock that the system takes back when the process ends, however it ends.
#[derive(Debug)]
pub(super) struct Locked(File);

/// Locks the file `DATABASE.lock` and writes into it who did.
pub(in crate::store) fn lock(database: &Path, own: &Holder) -> Result<Lease, OpenError> {
    let mut path = database.as_os_str().to_owned();
    path.push(".lock");
    let failed = |why| OpenError::Lock { path: path.clone().into(), why };
    let open = File::options().read(true).write(true).create(true).truncate(false).open(&path);
    let mut file = open.map_err(failed)?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            let mut text = String::new();
            let _ = file.read_to_string(&mut text);
            return Err(OpenError::InUse { holder: Holder::read(&text), expires: String::new() });
        }
        Err(TryLockError::Error(why)) => return Err(failed(why)),
    }
    // The lock counts; a disk without room for a name must not keep the server from starting.
    let written =
        file.set_len(0).and_then(|()| file.rewind()).and_then(|()| file.write_all(own.write().as_bytes()));
    if let Err(why) = written {
        tracing::warn!(%why, "the lock of the database does not say who holds it");
    }
    Ok(Lease { held: Held::File(Locked(file)), lost: CancellationToken::new() })
}

impl Locked {
    pub(super) fn unlock(&self) {
        if let Err(why) = self.0.unlock() {
            tracing::warn!(%why, "the lock of the database cannot be given back before the process ends");
        }
    }
}
