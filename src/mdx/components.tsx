import type { ComponentProps } from 'react'
import { Authors } from './Authors'
import { BlogPosts } from './BlogPosts'
import { Button } from './Button'
import { Callout, CalloutTitle } from './Callout'
import { CodeBlock } from './CodeBlock'
import { CodeGroup, CodePanel } from './CodeGroup'
import { Details } from './Details'
import { HomePage } from './HomePage'
import { Image } from './Image'
import { InlineCode } from './InlineCode'
import { PageHeader } from './PageHeader'
import { usePage } from './PageContext'
import { Sponsors } from './Sponsors'
import { Step, Steps } from './Steps'

const MainHeading = ({ children, ...rest }: ComponentProps<'h1'>) => (
  <h1 {...rest}>{usePage().borrowedTitle ?? children}</h1>
)

/** What an author may write in content: the one map from MDX to components. */
export const components = {
  h1: MainHeading,
  img: Image,
  Authors,
  BlogPosts,
  Button,
  Callout,
  CalloutTitle,
  CodeBlock,
  CodeGroup,
  CodePanel,
  Details,
  HomePage,
  InlineCode,
  PageHeader,
  Sponsors,
  Step,
  Steps,
}
