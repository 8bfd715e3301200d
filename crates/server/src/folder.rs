//! Where the program keeps what is the user's.

use std::path::PathBuf;

use etcetera::BaseStrategy as _;

/// `dedale` where programs keep data: in `XDG_DATA_HOME` or `~/.local/share`, on Windows in `%APPDATA%`. Nothing is made
/// there. None if the user has no folder.
pub fn data_folder() -> Option<PathBuf> {
    let all = etcetera::choose_base_strategy().ok()?.data_dir();
    all.is_absolute().then(|| all.join("dedale"))
}
