//! What chats show of a link to a table: its game, the person who invites, and a picture (the Open Graph protocol).

use axum::http::{HeaderMap, header};
use dedale_protocol::{Phase, SeatDocument, TableId};
use dedale_table::{Names, Table};
use dedale_words::Language;
use maud::html;

use crate::{App, Config};

/// The head of the page of a table.
pub(super) struct Invitation {
    language: Language,
    title: String,
    about: String,
    /// The address of the picture; none if the address of this server is not known.
    picture: Option<String>,
}

impl Invitation {
    /// Of the table whose page is asked for; none for other pages, and if the table cannot be read.
    pub(super) async fn of(app: &App, path: &str, headers: &HeaderMap) -> Option<Invitation> {
        let id = path.strip_prefix("/t/")?.split('/').next()?.parse::<TableId>().ok()?;
        let (language, server) = (language_of(headers), address_of(&app.config, headers));
        let told =
            move |table: &Table, names: &Names| Invitation::to(table, names, language, server.as_deref());
        app.tables.read(&id, None, told).await.ok()
    }

    /// While people gather it says who invites; later only what is played, for not everybody may watch.
    fn to(table: &Table, names: &Names, language: Language, server: Option<&str>) -> Invitation {
        let document = table.document(names, false);
        let words = table.words(language, names);
        let (game, about) = words.game(&document.game);
        let picture = server.map(|server| format!("{server}/previews/{}.jpg", document.game));
        let game = ("game", game.into());
        if document.phase != Phase::Gathering {
            return Invitation { language, title: words.text("invited-no-more", &[game]), about, picture };
        }
        let of_owner = |seat: &&SeatDocument| seat.user.as_ref() == Some(&document.owner);
        let inviter = document.seats.iter().find(of_owner).and_then(|seat| seat.name.clone());
        let title = match inviter {
            Some(name) => words.text("invited-from", &[("name", name.into()), game]),
            None => words.text("invited", &[game]),
        };
        let free = document.seats.iter().filter(|seat| seat.is_free()).count();
        let about = match free {
            0 => about,
            _ => format!("{about} {}", words.text("invited-free", &[("count", free.into())])),
        };
        Invitation { language, title, about, picture }
    }

    /// The page with this in its head.
    pub(super) fn in_page(&self, page: &str) -> String {
        let locale = match self.language {
            Language::En => "en_GB",
            Language::Fr => "fr_FR",
        };
        let properties = [
            ("og:type", Some("website")),
            ("og:site_name", Some("Dédale")),
            ("og:locale", Some(locale)),
            ("og:title", Some(&self.title)),
            ("og:description", Some(&self.about)),
            ("og:image", self.picture.as_deref()),
            ("og:image:width", self.picture.is_some().then_some("1200")),
            ("og:image:height", self.picture.is_some().then_some("630")),
        ];
        let known = properties.into_iter().filter_map(|(name, value)| Some((name, value?)));
        let tags = html! {
            @for (name, value) in known { meta property=(name) content=(value); }
            @if self.picture.is_some() { meta name="twitter:card" content="summary_large_image"; }
        };
        page.replacen("</head>", &format!("{}</head>", tags.into_string()), 1)
    }
}

/// The language that is asked for; English if there is none that the program speaks.
fn language_of(headers: &HeaderMap) -> Language {
    let asked =
        headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let tags = asked.split(',').map(|tag| tag.split(';').next().unwrap_or_default().trim());
    tags.filter_map(|tag| tag.parse().ok()).next().unwrap_or(Language::En)
}

/// The address people reach this server by.
fn address_of(config: &Config, headers: &HeaderMap) -> Option<String> {
    let host = headers.get(header::HOST)?.to_str().ok()?;
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "-.:[]".contains(letter);
    let scheme = if config.https { "https" } else { "http" };
    (!host.is_empty() && host.chars().all(is_plain)).then(|| format!("{scheme}://{host}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(header::HeaderName, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.clone(), value.parse().expect("a header"))).collect()
    }

    #[test]
    fn the_head_of_a_page_tells_the_invitation_and_nothing_in_it_can_break_out() {
        let invitation = Invitation {
            language: Language::Fr,
            title: "\"><script>alert(1)</script>".to_owned(),
            about: "Un labyrinthe & des rêves".to_owned(),
            picture: Some("https://table.example/previews/onirim.jpg".to_owned()),
        };
        let page = invitation.in_page("<html><head><title>Dédale</title></head><body></body></html>");
        assert!(page.contains(r#"<meta property="og:locale" content="fr_FR">"#), "{page}");
        assert!(page.contains(r#"content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;""#), "{page}");
        assert!(page.contains("Un labyrinthe &amp; des rêves"), "{page}");
        assert!(
            page.contains(
                r#"<meta property="og:image" content="https://table.example/previews/onirim.jpg">"#
            )
        );
        assert!(!page.contains("<script>") && page.ends_with("</head><body></body></html>"), "{page}");
    }

    #[test]
    fn without_a_known_address_there_is_no_picture() {
        let config = Config::default();
        for host in ["", "evil\"onload=", "table.example/path"] {
            let found = headers(&[(header::HOST, host)]);
            assert_eq!(address_of(&config, &found), None, "{host}");
        }
        assert_eq!(address_of(&config, &HeaderMap::new()), None);
        let known = headers(&[(header::HOST, "[::1]:7333")]);
        assert_eq!(address_of(&config, &known).as_deref(), Some("http://[::1]:7333"));
        let https = Config { https: true, ..Config::default() };
        let known = headers(&[(header::HOST, "table.example")]);
        assert_eq!(address_of(&https, &known).as_deref(), Some("https://table.example"));
    }

    #[test]
    fn it_is_told_in_the_first_language_that_is_known() {
        for (asked, language) in [
            ("fr-CA,fr;q=0.8,en;q=0.5", Language::Fr),
            ("de, fr;q=0.5", Language::Fr),
            ("en-GB,fr", Language::En),
            ("de", Language::En),
            ("", Language::En),
        ] {
            let found = headers(&[(header::ACCEPT_LANGUAGE, asked)]);
            assert_eq!(language_of(&found), language, "{asked}");
        }
        assert_eq!(language_of(&HeaderMap::new()), Language::En);
    }
}
