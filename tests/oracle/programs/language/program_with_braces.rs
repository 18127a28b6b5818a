turbo::go! {{
    log!("braces");
}}
