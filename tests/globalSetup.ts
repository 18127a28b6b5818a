import { signedOptions } from '../src/gatsby/constants'
import { inlineScripts } from '../src/gatsby/inlineScripts'

/** The bundler does not run in jsdom. */
export default function setUp() {
  process.env.INLINE_SCRIPTS = JSON.stringify(inlineScripts())
  process.env.SIGNED_OPTIONS = JSON.stringify(signedOptions())
}
