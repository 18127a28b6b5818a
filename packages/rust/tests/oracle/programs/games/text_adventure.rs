#[derive(Debug, PartialEq, Clone)]
enum Command {
    Go(String),
    Take { what: String, count: u32 },
    Look,
    Unknown(String),
}

impl Command {
    fn parse(line: &str) -> Command {
        let words: Vec<&str> = line.trim().split(' ').filter(|word| !word.is_empty()).collect();
        match words.as_slice() {
            ["go", way] | ["walk", way] => Command::Go(way.to_string()),
            ["take", what] => Command::Take { what: what.to_string(), count: 1 },
            ["take", count, what] => match count.parse() {
                Ok(count) => Command::Take { what: what.to_string(), count },
                Err(_) => Command::Unknown(format!("{count}?")),
            },
            ["look", ..] => Command::Look,
            [] => Command::Unknown(String::new()),
            [first, rest @ ..] => Command::Unknown(format!("{first} +{}", rest.len())),
        }
    }
}

turbo::go!({
    let input = "go north\n  take 3 apples \nlook around now\ntake\ntake x y\n\nwalk  home\ndance all night";
    let commands: Vec<Command> = input.lines().map(Command::parse).collect();
    for (number, command) in commands.iter().enumerate() {
        let answer = match command {
            Command::Go(way) if way == "home" => "You are home.".to_string(),
            Command::Go(way) => format!("You go {}.", way.to_uppercase()),
            Command::Take { count: 0..=1, what } => format!("You take the {what}."),
            Command::Take { what, count } => format!("You take {count} {}.", what.trim_end_matches('s')),
            Command::Look => "It is dark.".into(),
            Command::Unknown(text) if text.is_empty() => continue,
            Command::Unknown(text) => format!("What is {text:?}?"),
        };
        log!("{:>2}: {answer:<20}|", number + 1);
    }
    let takes = commands.iter().filter(|c| matches!(c, Command::Take { .. })).count();
    log!("{takes} {}", commands.contains(&Command::Look));
});
