export function inlineCodeNodes(text: string): Node[] {
  return text.split('`').map((part, index) => {
    if (index % 2 === 0) return document.createTextNode(part)
    const code = element('code')
    code.textContent = part
    return code
  })
}

export function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className?: string) {
  const made = document.createElement(name)
  if (className) made.className = className
  return made
}
