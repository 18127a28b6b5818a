rect!(x = 1,);
text!("a", x = 1,);
text!("{}", 1; x = 1,);
sprite!("heart",);
