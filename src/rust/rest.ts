/**
 * What a browser loads besides when `compileProgram` or a frame throws `FurtherNeeded`: most programs that people read
 * do without. Then it compiles again with the same declarations, to which it has added what is exported here:
 *
 *     if (thrown instanceof FurtherNeeded) addRareStd(declarations, (await import('../rust/rest')).rareStd)
 */
import './further/loaded'

export { rareStd } from './std/rareStd'
