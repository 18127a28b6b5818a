/**
 * What a browser loads besides when `compileProgram` or a frame throws `FurtherNeeded`: most programs that people read
 * do without. Then it reads the declarations again, with what is exported here, and compiles again:
 *
 *     const { rareStd } = await import('../rust/rest')
 *     declarations = declarationsWith(engine, rareStd)
 */
import './further/loaded'

export { rareStd } from './std/rareStd'
