//! Turns a table of options into a type with one method per option.

/// Declares a type per drawing macro. An unknown option is an unknown method, and an option or default of the wrong
/// type is an argument of the wrong type; either fails to compile.
macro_rules! options {
    ($($(#[$doc:meta])* $name:ident { $($table:tt)* })*) => {
        $(
            $(#[$doc])*
            #[allow(non_camel_case_types)]
            pub struct $name {
                call: Call,
            }

            impl $name {
                $crate::draw::option_methods! { $($table)* }

                /// A call with all options at their defaults.
                pub fn new() -> Self {
                    let call = Call::new(stringify!($name));
                    $crate::draw::with_defaults! { Self { call }, $($table)* }
                }

                fn declare(mut self, option: &'static str) -> Self {
                    self.call.declare(option);
                    self
                }

                fn declared(mut self) -> Self {
                    self.call.is_declared = true;
                    self
                }

                #[allow(dead_code)]
                fn headed(mut self, argument: &'static str, value: Value) -> Self {
                    self.call.head(argument, value);
                    self
                }

                pub fn draw(self) {
                    self.call.record();
                }
            }
        )*
    };
}

/// One method per option: `impl As<T>` is converted to `T`, any other type is taken as is.
macro_rules! option_methods {
    () => {};
    ($option:ident: impl As<$type:ty> $(= $default:expr)?, $($rest:tt)*) => {
        pub fn $option(mut self, value: impl As<$type>) -> Self {
            let converted: Option<$type> = value.convert();
            self.call.set(stringify!($option), converted.map(Value::from));
            self
        }
        $crate::draw::option_methods! { $($rest)* }
    };
    ($option:ident: $type:ty $(= $default:expr)?, $($rest:tt)*) => {
        pub fn $option(mut self, value: $type) -> Self {
            self.call.set(stringify!($option), Some(Value::from(value)));
            self
        }
        $crate::draw::option_methods! { $($rest)* }
    };
}

/// The call with every option of the table in order, at its default if it has one.
macro_rules! with_defaults {
    ($call:expr, $($option:ident: $type:ty $(= $default:expr)?,)*) => {
        $call $(.declare(stringify!($option)) $(.$option($default))?)* .declared()
    };
}

pub(crate) use {option_methods, options, with_defaults};
