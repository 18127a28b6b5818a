import { StyleModule } from 'style-mod'

const mountInElement = StyleModule.mount
const sheets = new WeakMap<StyleModule, CSSStyleSheet>()

function sheetOf(module: StyleModule): CSSStyleSheet {
  const known = sheets.get(module)
  if (known) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(module.getRules())
  sheets.set(module, sheet)
  return sheet
}

/** CodeMirror uses constructed style sheets, because the content policy forbids style elements. */
export function adoptStyles(): void {
  StyleModule.mount = (root, modules, options) => {
    // jsdom
    if (!('adoptedStyleSheets' in root)) return mountInElement(root, modules, options)
    const wanted = [modules].flat().map(sheetOf)
    const others = root.adoptedStyleSheets.filter((sheet) => !wanted.includes(sheet))
    root.adoptedStyleSheets = [...wanted, ...others]
  }
}
