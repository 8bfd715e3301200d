use argon2::Argon2;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use tokio::sync::Semaphore;
use unicode_normalization::UnicodeNormalization as _;

use super::Secret;
use crate::Error;
use crate::random::random;

/// Hashing takes 19 MiB and a core each: no more than so many at once.
static AT_ONCE: Semaphore = Semaphore::const_new(2);

/// The hash of nobody's password, as costly to compare with as any other.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5IGhhcyB0aGlz$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// Refuses passwords that are too short or too long.
pub(crate) fn check_password(field: &'static str, password: &Secret) -> Result<(), Error> {
    let fits = (10..=256).contains(&password.reveal().chars().count());
    if fits { Ok(()) } else { Err(Error::Invalid { field, expected: "10 to 256 characters".to_owned() }) }
}

/// The argon2id hash of a password, with everything needed to compare with it.
pub(crate) async fn hash_password(password: Secret) -> Result<String, Error> {
    costly(move || {
        let salt = random::<16>()?;
        let hash = Argon2::default().hash_password_with_salt(&bytes(&password), &salt);
        hash.map(|hash| hash.to_string()).map_err(|error| Error::internal("a password is not hashed", error))
    })
    .await?
}

/// Whether it is the password of that hash. Without a hash it is not, and takes as long to say so.
pub(crate) async fn password_matches(password: Secret, hash: Option<String>) -> Result<bool, Error> {
    // No account has such a password: it is not worth hashing, and the quick refusal reveals no name.
    if check_password("password", &password).is_err() {
        return Ok(false);
    }
    costly(move || {
        let known = hash.as_deref().unwrap_or(NOBODY);
        Argon2::default().verify_password(&bytes(&password), known).is_ok() && hash.is_some()
    })
    .await
}

/// The same bytes however the keyboard composes its accents.
fn bytes(password: &Secret) -> Vec<u8> {
    password.reveal().nfkc().collect::<String>().into_bytes()
}

async fn costly<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Error> {
    let turn = AT_ONCE.acquire().await.map_err(|error| Error::internal("no password is hashed", error))?;
    let working = tokio::task::spawn_blocking(move || {
        let _turn = turn;
        work()
    });
    working.await.map_err(|error| Error::internal("a password is not looked at", error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_matches_its_own_hash_only() {
        let hash = hash_password(Secret::new("correct horse")).await.expect("a hash");
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        let matches = |text: &str, hash: &str| password_matches(Secret::new(text), Some(hash.to_owned()));
        assert!(matches("correct horse", &hash).await.expect("work"));
        assert!(!matches("correct horsf", &hash).await.expect("work"));
        let again = hash_password(Secret::new("correct horse")).await.expect("a hash");
        assert_ne!(again, hash, "salted");
    }

    #[tokio::test]
    async fn nobodys_hash_can_be_compared_with_and_never_matches() {
        use argon2::password_hash::phc::PasswordHash;
        let known = hash_password(Secret::new("correct horse")).await.expect("a hash");
        let (known, nobody) = (PasswordHash::new(&known), PasswordHash::new(NOBODY));
        assert_eq!(nobody.expect("a hash").params, known.expect("a hash").params);
        assert!(!password_matches(Secret::new("correct horse"), None).await.expect("work"));
    }

    #[tokio::test]
    async fn accents_may_be_composed_by_the_keyboard_or_not() {
        let hash = hash_password(Secret::new("l’été dernier")).await.expect("a hash");
        let decomposed = Secret::new("l’e\u{301}te\u{301} dernier");
        assert!(password_matches(decomposed, Some(hash)).await.expect("work"));
    }

    #[test]
    fn passwords_have_10_to_256_characters() {
        let fits = |count| check_password("password", &Secret::new("é".repeat(count))).is_ok();
        assert_eq!([9, 10, 256, 257].map(fits), [false, true, true, false]);
    }
}
