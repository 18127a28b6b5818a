/** What the Flag tables of the command-line guide declare: for each command its flags and its arguments. */
export function documentedCommands(tables) {
  const commands = new Map()
  for (const { symbol, kind, rows } of tables) {
    if (kind !== 'Flag' || !/^turbo\b/.test(symbol)) continue
    const flags = new Map()
    const args = []
    for (const { names, cells } of rows) {
      if (names[0]?.startsWith('-')) for (const name of names) flags.set(name, { takesValue: cells.Value !== 'none' })
      else args.push({ name: names[0], required: cells.Default === 'required' })
    }
    commands.set(symbol, { flags, args })
  }
  return commands
}

/** The faults of the `turbo` lines of a fence, and how many such lines it has. */
export function checkShell({ file, signature, lines }, commands) {
  const faults = []
  let count = 0
  for (const { text, line } of joinedLines(lines)) {
    for (const part of text.replace(/(^|\s)#.*$/, '').split(/&&|\|\||[;|]/)) {
      const [program, ...words] = part.match(/"[^"]*"|'[^']*'|\S+/g) ?? []
      if (program !== 'turbo') continue
      count += 1
      faults.push(...commandProblems(words, commands, signature).map((problem) => ({ file, line, ...problem })))
    }
  }
  return { faults, count }
}

function joinedLines(lines) {
  const joined = []
  let open
  for (const { text, line } of lines) {
    const continued = text.endsWith('\\')
    const own = continued ? text.slice(0, -1) : text
    if (open) open.text += ` ${own}`
    else joined.push((open = { text: own, line }))
    if (!continued) open = undefined
  }
  return joined
}

function commandProblems(words, commands, signature) {
  const isPlaceholder = (word) => signature && /^[<[]/.test(word)
  const named = words[0] !== undefined && !words[0].startsWith('-') && !isPlaceholder(words[0])
  const symbol = named ? `turbo ${words[0]}` : 'turbo'
  const command = commands.get(symbol)
  if (!command) {
    const known = [...commands.keys()].filter((name) => name !== 'turbo').join(', ')
    return [{ problem: `\`${symbol}\` is not a documented command`, remedy: `use one of ${known}` }]
  }
  const problems = []
  const rest = named ? words.slice(1) : words
  let position = 0
  let asksForInfo = false
  for (let index = 0; index < rest.length; index += 1) {
    const word = rest[index]
    if (word === '[OPTIONS]' && signature) continue
    if (!word.startsWith('-')) {
      position += 1
      continue
    }
    const [name, attached] = word.split('=')
    const flag = command.flags.get(name)
    if (!flag) {
      const known = [...command.flags.keys()].join(', ') || 'none'
      problems.push({ problem: `\`${symbol}\` has no flag \`${name}\``, remedy: `its flags: ${known}` })
    } else if (flag.takesValue && attached === undefined) {
      index += 1
      if (index >= rest.length) problems.push({ problem: `\`${name}\` has no value`, remedy: `write ${name} <value>` })
    } else if (['--help', '--version', '-h', '-v', '-V'].includes(name)) asksForInfo = true
  }
  const required = command.args.filter((arg) => arg.required).length
  if (position > command.args.length) {
    const known = command.args.map(({ name }) => name).join(', ') || 'none'
    problems.push({ problem: `\`${symbol}\` has too many arguments`, remedy: `its arguments: ${known}` })
  } else if (position < required && !asksForInfo) {
    problems.push({ problem: `\`${symbol}\` lacks ${command.args[position].name}`, remedy: 'add it to the line' })
  }
  return problems
}
