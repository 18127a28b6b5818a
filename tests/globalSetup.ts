import { signedOptions } from '../src/gatsby/constants'
import { inlineScripts } from '../src/gatsby/inlineScripts'

/** What the build puts into the scripts is made once; the bundler of the inline scripts does not run in the tests' browser. */
export default function setUp() {
  process.env.INLINE_SCRIPTS = JSON.stringify(inlineScripts())
  process.env.SIGNED_OPTIONS = JSON.stringify(signedOptions())
}
