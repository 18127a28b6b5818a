import { useId, type ReactNode } from 'react'
import { withPrefix } from 'gatsby'
import { HERO_END_ID } from '../lib/head/head'
import { LogoImage } from '../features/brand/Logo'
import { Button as PlainButton } from './Button'
import { CodeGroup, CodePanel } from './code/CodeGroup'
import * as styles from './HomePage.module.css'

type Slot = { children: ReactNode }

const Root = ({ children }: Slot) => <div className={styles.root}>{children}</div>

const Logo = () => (
  <h1 className={styles.logo}>
    <LogoImage />
  </h1>
)

const Picture = () => (
  <img
    src={withPrefix('/brand/landing.png')}
    width={1200}
    height={375}
    alt="A small robot leaps across floating islands toward a stack of pancakes at sunset."
    loading="lazy"
    className={styles.picture}
  />
)

type TaglineProps = { children: string }

/** Keeps hyphenated words on one line. */
const Tagline = ({ children }: TaglineProps) => (
  <div className={styles.tagline}>
    {children.split(/(\S+-\S+)/).map((part, index) => (index % 2 === 0 ? part : <span key={part}>{part}</span>))}
  </div>
)
const Description = ({ children }: Slot) => <div className={styles.description}>{children}</div>

const Reasons = ({ children }: Slot) => <div className={styles.reasons}>{children}</div>

const Buttons = ({ children }: Slot) => <div className={styles.buttons}>{children}</div>

type HomeButtonProps = { href: string; variant?: 'accent'; children: ReactNode }

const Button = (props: HomeButtonProps) => <PlainButton {...props} size="large" />

type InstallPackageProps = { name: string; type?: 'install' | 'init' }

/** One tab per package manager. */
const InstallPackage = ({ name, type = 'install' }: InstallPackageProps) => {
  const lines = installLines(name, type)
  return (
    <CodeGroup titles={JSON.stringify(lines.map(({ manager }) => manager))}>
      {lines.map(({ manager, command }) => (
        <CodePanel key={manager} title={manager}>
          <pre>
            <code>{command}</code>
          </pre>
        </CodePanel>
      ))}
    </CodeGroup>
  )
}

export function installLines(name: string, type: 'install' | 'init') {
  return type === 'install'
    ? [
        { manager: 'npm', command: `npm install ${name}` },
        { manager: 'pnpm', command: `pnpm add ${name}` },
        { manager: 'yarn', command: `yarn add ${name}` },
      ]
    : [
        { manager: 'npm', command: `npm init ${name}` },
        { manager: 'pnpm', command: `pnpm create ${name}` },
        { manager: 'yarn', command: `yarn create ${name}` },
      ]
}

const Hero = ({ children }: Slot) => (
  <div className={styles.hero}>
    {children}
    <span id={HERO_END_ID} hidden />
  </div>
)

const Words = ({ children }: Slot) => <div className={styles.words}>{children}</div>

type FeatureProps = {
  /** Whether the example is below the text, at full width. */
  wide?: boolean
  children: ReactNode
}

const Feature = ({ wide, children }: FeatureProps) => (
  <section className={styles.feature} data-wide={wide ? '' : undefined}>
    {children}
  </section>
)

type ExampleProps = {
  /** Whether most of the code is hidden at first. */
  collapsed?: boolean
  children: ReactNode
}

const Example = ({ collapsed, children }: ExampleProps) => {
  const id = useId()
  if (!collapsed) return <div className={styles.example}>{children}</div>
  return (
    <div className={styles.example}>
      <input type="checkbox" id={id} className={styles.expand} />
      {children}
      <label htmlFor={id}>Show all code</label>
    </div>
  )
}

export const HomePage = {
  Root,
  Hero,
  Words,
  Logo,
  Picture,
  Tagline,
  Description,
  Reasons,
  Buttons,
  Button,
  InstallPackage,
  Feature,
  Example,
}
