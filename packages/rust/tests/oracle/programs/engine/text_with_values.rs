let (score, name) = (3, String::from("tom"));
text!("plain");
text!("{} of {}", score, 7; x = 1, y = 2);
text!("{:>4}|{:.1}", name, 2.25; color = 0xff0000ff);
text!("{}", score + 1);
text!(&name, x = 3);
text!(&format!("{score}!"), font = "large");
text!("{} {}", name, score,);
