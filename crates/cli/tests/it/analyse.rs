//! `dedale analyse` from outside.

use assert_cmd::Command;
use serde_json::Value;

const RECORD: &str = "dedale record 1\ngame onirim\nrules 2\nsetup players=1\nseed 42\n\nplay brown-sun\n\
                      discard red-sun\n\nresult unfinished\nhash ";

/// A record of two steps, with the hash it leads to.
fn record() -> String {
    let check = dedale(&["check", "-", "--json"], &format!("{RECORD}0000000000000000\n"));
    let verdict: Value = serde_json::from_str(&check.1).expect("JSON");
    let expected = verdict[0]["error"]["expected"].as_str().expect("the right hash");
    format!("{RECORD}{expected}\n")
}

fn dedale(arguments: &[&str], input: &str) -> (i32, String, String) {
    let mut command = Command::cargo_bin("dedale").expect("the program");
    let ran = command.env_clear().args(arguments).write_stdin(input).output().expect("it runs");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (ran.status.code().expect("no signal"), text(ran.stdout), text(ran.stderr))
}

#[test]
fn an_unfinished_game_is_analysed_as_far_as_it_goes_and_always_alike() {
    let arguments = ["analyse", "-", "--json", "--budget", "60"];
    let (status, output, errors) = dedale(&arguments, &record());
    assert_eq!((status, errors.as_str()), (0, ""));
    assert_eq!(dedale(&arguments, &record()).1, output);
    let report: Value = serde_json::from_str(&output).expect("JSON");
    assert_eq!((&report["complete"], &report["outcome"]), (&Value::Bool(true), &Value::Null));
    let decisions = report["decisions"].as_array().expect("decisions");
    let taken: Vec<_> = decisions.iter().map(|decision| decision["taken"].as_str()).collect();
    assert_eq!(taken, [Some("play brown-sun"), Some("discard red-sun")]);
    for decision in decisions {
        for field in ["chance", "regret", "luck"] {
            assert!(decision[field].is_number(), "{field}");
        }
    }
}

#[test]
fn it_is_told_in_the_language_of_the_user_and_written_as_a_page() {
    let file = std::env::temp_dir().join(format!("dedale-analysis-{}.html", std::process::id()));
    let path = file.to_str().expect("a path of text");
    for (language, said) in
        [("en", "At the first decision you had"), ("fr", "À la première décision, vous aviez")]
    {
        let arguments = ["analyse", "-", "--budget", "20", "--html", path, "--lang", language];
        let (status, output, errors) = dedale(&arguments, &record());
        assert_eq!(status, 0, "{errors}");
        assert!(output.contains(said) && output.contains(path), "{output}");
        let page = std::fs::read_to_string(&file).expect("it was written");
        assert!(page.contains("<svg") && page.contains(said));
    }
    std::fs::remove_file(file).expect("it was written");
}

#[test]
fn what_cannot_be_analysed_is_explained() {
    let record = record();
    let position = dedale(&["replay", "-", "--json"], &record).1;
    assert!(position.contains("view"));
    let damaged = record.replace("play brown-sun", "play green-moon");
    let position = r#"{"game":"onirim","position":{"turn":1}}"#;
    for (arguments, input, said) in [
        (&["analyse", "-"][..], "", "neither a record nor a position"),
        (&["analyse", "-"], "hello", "neither a record nor a position"),
        (&["analyse", "-"], position, "setup"),
        (&["analyse", "-"], &damaged, "line 7"),
        (&["analyse", "-", "--budget", "0"], &record, "10 to 1000000 simulations"),
        (&["analyse", "-", "--budget", "4000000000"], &record, "10 to 1000000 simulations"),
        (&["analyse", "-", "--budget", "many"], &record, "many"),
        (&["analyse", "-", "--seat", "2"], &record, "no player 2"),
        (&["analyse", "-", "--seat", "99"], &record, "no player 99"),
        (&["analyse", "-", "--html", "/no/such/folder/out.html"], &record, "/no/such/folder/out.html"),
        (&["analyse", "no-such-file"], "", "no-such-file"),
        (&["analyse"], "", "FILE"),
    ] {
        let (status, output, errors) = dedale(arguments, input);
        assert_eq!((status, output.as_str()), (2, ""), "{arguments:?}");
        assert!(errors.contains(said), "{arguments:?}: {errors}");
    }
}
