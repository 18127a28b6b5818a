import { inlineScripts } from '../src/gatsby/inlineScripts'

/** The inline scripts are made once, outside the tests' browser, in which their bundler does not run. */
export default function setUp() {
  process.env.INLINE_SCRIPTS = JSON.stringify(inlineScripts())
}
