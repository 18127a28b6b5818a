/** What the title of a code block says its code is: lines of a shell, a file, or neither. */
export function titleKind(title: string, language: string): 'shell' | 'file' | undefined {
  if (language === 'bash') return 'shell'
  return title.includes('.') ? 'file' : undefined
}
