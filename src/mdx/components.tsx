import type { WritingComponent } from '../lib/page/writingComponents'
import { Authors } from './Authors'
import { BlogPosts } from './BlogPosts'
import { Button } from './Button'
import { Callout, CalloutTitle } from './Callout'
import { CodeBlock, InlineCode } from './code/CodeBlock'
import { CodeGroup, CodePanel } from './code/CodeGroup'
import { Details } from './Details'
import { Example } from './code/Example'
import { ExamplePicture } from './code/ExamplePicture'
import { Game, Games } from './Games'
import { HomePage } from './HomePage'
import { Image } from './Image'
import { PageHeader } from './PageHeader'
import { Playground } from './code/Playground'
import { Sponsors } from './Sponsors'
import { Step, Steps } from './Steps'

export const components = {
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
  Example,
  ExamplePicture,
  Game,
  Games,
  HomePage,
  InlineCode,
  PageHeader,
  Playground,
  Sponsors,
  Step,
  Steps,
} satisfies Record<WritingComponent, unknown> & Record<string, unknown>
