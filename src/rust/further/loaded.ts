/**
 * Whoever imports this file has all of the language. A browser imports it when a program turns out to need it, or when
 * somebody begins to edit; all others do so at once.
 */
import { provideFurther } from './further'
import * as rules from './rules'

provideFurther(rules)
