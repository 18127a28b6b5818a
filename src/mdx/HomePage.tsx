import { withPrefix } from 'gatsby'
import type { MouseEvent, ReactNode } from 'react'
import { HOME_ID } from '../lib/head/head'
import { LogoImage } from '../features/brand/Logo'
import { prefetchPlayer } from '../features/player/figure/loadPlayer'
import { installLines } from './installLines'
import { Button as PlainButton } from './Button'
import { CodeGroup, CodePanel } from './CodeGroup'
import * as styles from './HomePage.module.css'

type Slot = { children: ReactNode }

const Root = ({ children }: Slot) => (
  <div id={HOME_ID} className={styles.root}>
    {children}
  </div>
)

/** The logo as the title of the page. */
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
    // React 18 knows the attribute only by its HTML name
    {...{ fetchpriority: 'high' }}
    className={styles.picture}
  />
)

const Tagline = ({ children }: Slot) => <div className={styles.tagline}>{children}</div>
const Description = ({ children }: Slot) => <div className={styles.description}>{children}</div>
const Buttons = ({ children }: Slot) => <div className={styles.buttons}>{children}</div>

type HomeButtonProps = { href: string; variant?: 'accent'; children: ReactNode }

const Button = (props: HomeButtonProps) => <PlainButton {...props} size="large" />

type InstallPackageProps = { name: string; type?: 'install' | 'init' }

/** The commands that install a package, one tab for each package manager. */
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

/** Code with its picture that a click makes editable. */
const Example = ({ children }: Slot) => (
  // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- with keys there is the Edit button
  <div className={styles.example} data-early="" onPointerEnter={prefetchEditor} onClick={editCode}>
    {children}
  </div>
)

/** A click into the code begins to edit it. */
const prefetchEditor = () => prefetchPlayer({ toEdit: true })

/** Where the reader clicked into the code, or anywhere before the page was live. */
function editCode({ target, currentTarget }: MouseEvent<HTMLElement>) {
  const edit = currentTarget.querySelector<HTMLElement>('[data-action=edit]:not([aria-expanded=true])')
  const isInCode = target instanceof Element && target.closest('pre') && !target.closest('a, button')
  if (target === currentTarget || isInCode) edit?.click()
}

/** The parts of the front page. */
export const HomePage = { Root, Logo, Picture, Tagline, Description, Buttons, Button, InstallPackage, Example }
