/** Whoever imports this file has all of the language: the module that compiles texts does. */
import { provideFurther } from './further'
import * as rules from './rules'

provideFurther(rules)
