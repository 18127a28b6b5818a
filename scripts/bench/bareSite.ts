import fs from 'node:fs'
import path from 'node:path'
import { contentPages } from '../../tests/content'
import { WRITING_COMPONENTS } from '../../src/lib/page/writingComponents'
import { bareMdx } from './bareMdx'
import { linkPackages } from './projectCopy'
import { writeText } from './writeText'
import { writtenOut } from './writtenOut'

const PACKAGES = ['@mdx-js/react', 'gatsby', 'gatsby-plugin-mdx', 'gatsby-source-filesystem', 'react', 'react-dom']

const CONFIG = `import path from 'node:path'
import { fileURLToPath } from 'node:url'
import remarkGfm from 'remark-gfm'

const content = path.join(path.dirname(fileURLToPath(import.meta.url)), 'content')

export default {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: content } },
    { resolve: 'gatsby-plugin-mdx', options: { extensions: ['.mdx'], mdxOptions: { remarkPlugins: [remarkGfm] } } },
  ],
}
`

const NODE = `import path from 'node:path'

export const createPages = async ({ actions, graphql }) => {
  const { data, errors } = await graphql(\`{
    allMdx { nodes { internal { contentFilePath } parent { ... on File { relativePath } } } }
  }\`)
  if (errors) throw errors[0]
  const template = path.resolve('src/templates/page.jsx')
  for (const { internal, parent } of data.allMdx.nodes) {
    const route = '/' + parent.relativePath.replace(/\\.mdx$/, '').replace(/^index$/, '')
    const component = template + '?__contentFilePath=' + internal.contentFilePath
    actions.createPage({ path: route, component })
    if (route !== '/') actions.createPage({ path: route + '.html', component })
  }
}
`

const TEMPLATE = `import { MDXProvider } from '@mdx-js/react'

const StandIn = ({ children }) => <div>{children}</div>
const Link = ({ href, children }) => <a href={href}>{children}</a>
const Titled = ({ title, children }) => <div><p>{title}</p>{children}</div>
// Whatever parts the front page has
const HomePage = new Proxy({ Button: Link }, { get: (parts, name) => parts[name] ?? StandIn })
const standIns = Object.fromEntries(${JSON.stringify(WRITING_COMPONENTS)}.map((name) => [name, StandIn]))
const components = { ...standIns, HomePage, Button: Link, Step: Titled, Game: Titled }

export default function Page({ children }) {
  return <MDXProvider components={components}><main>{children}</main></MDXProvider>
}
`

const NOT_FOUND = `export default function NotFound() {
  return <h1>Not found</h1>
}
`

/**
 * Writes a bare Gatsby site as a baseline: the same pages as plain MDX, their aliases, and one template without layout.
 * Tables keep GitHub's syntax.
 */
export function writeBareSite(folder: string) {
  const { dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { dependencies: object }
  const used = Object.entries(dependencies).filter(([name]) => PACKAGES.includes(name))
  const scripts = { start: 'gatsby develop', build: 'gatsby build', clean: 'gatsby clean' }
  const manifest = { name: 'bare', version: '1.0.0', private: true, scripts, dependencies: Object.fromEntries(used) }
  const files = {
    'package.json': JSON.stringify(manifest, null, 2),
    'gatsby-config.mjs': CONFIG,
    'gatsby-node.mjs': NODE,
    'src/templates/page.jsx': TEMPLATE,
    'src/pages/404.jsx': NOT_FOUND,
  }
  for (const [file, text] of Object.entries(files)) writeText(path.join(folder, file), text)
  for (const page of contentPages()) writeText(path.join(folder, 'content', page.filePath), bareMdx(writtenOut(page)))
  linkPackages(folder)
}
