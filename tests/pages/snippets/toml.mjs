import { parse } from 'smol-toml'

const TYPE_TESTS = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  bool: (value) => typeof value === 'boolean',
  'list of strings': (value) => Array.isArray(value) && value.every((entry) => typeof entry === 'string'),
}

/** What the Key tables of the configuration guide declare: the type of each key by table, `''` being the top level. */
export function documentedKeys(tables) {
  const keys = new Map()
  for (const { symbol, kind, rows } of tables) {
    if (kind !== 'Key') continue
    const table = symbol === 'turbo.toml' ? '' : symbol.replace(/^\[|\]$/g, '')
    keys.set(table, new Map(rows.flatMap(({ names, cells }) => names.map((name) => [name, cells.Type]))))
  }
  return keys
}

/** The faults of a TOML fence. Files with another name than `turbo.toml` only have to be valid TOML. */
export function checkToml({ file, line, title, lines }, keys) {
  let data
  try {
    data = parse(lines.map(({ text }) => text).join('\n'))
  } catch (error) {
    const problem = `not valid TOML: ${error.message.split('\n')[0]}`
    return [{ file, line: lines[(error.line ?? 1) - 1]?.line ?? line, problem, remedy: 'write it as TOML' }]
  }
  if (title?.endsWith('.toml') && title !== 'turbo.toml') return []
  return keyProblems(data, [], keys).map(({ key, ...problem }) => {
    const found = lines.find(({ text }) => text.trimStart().startsWith(key) || text.includes(`${key}]`))
    return { file, line: found?.line ?? line, ...problem }
  })
}

function keyProblems(data, path, keys) {
  const documented = keysOfTable(path, keys)
  return Object.entries(data).flatMap(([key, value]) => {
    const isTable = typeof value === 'object' && value !== null && !Array.isArray(value)
    if (isTable) {
      const table = [...path, key]
      const known = [...keys.keys()].filter(Boolean).map((name) => `[${name}]`)
      return isDocumentedTable(table, keys)
        ? keyProblems(value, table, keys)
        : [
            {
              key,
              problem: `\`[${table.join('.')}]\` is not a documented table`,
              remedy: `use one of ${known.join(', ')}`,
            },
          ]
    }
    const type = documented?.get(key)
    if (!type) {
      const known = [...(documented?.keys() ?? [])].join(', ')
      return [
        { key, problem: `\`${[...path, key].join('.')}\` is not a documented key`, remedy: `use one of ${known}` },
      ]
    }
    const fits = TYPE_TESTS[type]?.(value) ?? true
    return fits ? [] : [{ key, problem: `\`${key}\` is not of type ${type}`, remedy: `write a ${type}` }]
  })
}

function keysOfTable(path, keys) {
  for (const [table, tableKeys] of keys) if (matches(path, segmentsOf(table))) return tableKeys
}

/** A table is documented by itself or as the beginning of a longer one, as `font.settings` of `font.settings.<name>`. */
function isDocumentedTable(path, keys) {
  return [...keys.keys()].some((table) => matches(path, segmentsOf(table).slice(0, path.length)))
}

function segmentsOf(table) {
  return table === '' ? [] : table.split('.')
}

function matches(path, segments) {
  return path.length === segments.length && segments.every((part, index) => /^<.*>$/.test(part) || part === path[index])
}
