import { z } from 'zod'
import { MARK_NAMES } from './names'

/** The color themes of code for the light theme of the site. */
const LIGHT_CODE_THEMES = ['github-light', 'one-light'] as const

/** The color themes of code for the dark theme of the site. */
const DARK_CODE_THEMES = ['github-dark-dimmed', 'one-dark'] as const

export type LightCodeTheme = (typeof LIGHT_CODE_THEMES)[number]
export type DarkCodeTheme = (typeof DARK_CODE_THEMES)[number]

/*
 * The shape of the site configuration, stated once: the build checks with it, everything else imports only the types, so
 * that the library that checks stays out of the browser.
 */

const name = z.string().min(1)
const address = z.string().regex(/^(\/|https?:\/\/)/, 'write a path from the root or an address with https://')
const linkTarget = z.string().regex(/^(\/|https?:\/\/|www\.)/, 'write a path from the root or an address with https://')
const pathPrefix = z.string().startsWith('/')
const color = z.string().regex(/^#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i, 'write a hexadecimal color such as "#bf88ff"')
const opaqueColor = z
  .string()
  .regex(/^#([\da-f]{3}|[\da-f]{6})$/i, 'write a hexadecimal color without transparency, such as "#bf88ff"')

const plainValue = z
  .unknown()
  .refine((value) => z.json().safeParse(value).success, 'write a plain value: no function reaches the search')

/** One value for each theme. */
const themed = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({
    /** Used in the light theme. */
    light: value,
    /** Used in the dark theme. */
    dark: value,
  })

/** A color as it is written with. */
const accentTone = z.strictObject({
  /** Of words and links. */
  color: opaqueColor,
  /** Of links under the pointer. */
  hover: opaqueColor,
})

const isFunction = (value: unknown) => typeof value === 'function'

/** Eight digits, of which the last two let shine through what is behind. */
const isTransparent = (written: unknown) => typeof written === 'string' && written.length === 9

/** The strip above every page. */
const banner = z
  .strictObject({
    /** One line of Markdown. */
    content: name,
    /** Any hexadecimal CSS color, or one for each theme; the accent color where it is left out. */
    backgroundColor: z.union([color, themed(opaqueColor)]).optional(),
    /** Any CSS color; black or white, whichever can be read, where it is left out. */
    textColor: z.string().optional(),
    /** A CSS length; 32px where it is left out. */
    height: z.string().optional(),
    /** `false` (or the word 'false') takes the close button away. */
    dismissable: z.union([z.boolean(), z.literal('true'), z.literal('false')]).optional(),
  })
  .refine(({ backgroundColor, textColor }) => textColor !== undefined || !isTransparent(backgroundColor), {
    path: ['textColor'],
    message: 'say the color of the words, which does not follow from a transparent background',
  })

const topNavItem = z.strictObject({
  /** Tells entries apart; the position serves where it is left out. */
  id: z.string().optional(),
  /** The words shown. */
  text: z.string().optional(),
  /** Where the entry leads. */
  link: linkTarget.optional(),
  /** A path prefix that marks the entry as active in place of its link. */
  match: pathPrefix.optional(),
  /** The entries of a menu. */
  get items(): z.ZodOptional<z.ZodArray<typeof topNavItem>> {
    return topNav.optional()
  },
  /** Drawn as it is, in place of text, link and menu. */
  element: z.custom<JSX.Element>().optional(),
})

/** The entries of the top navigation: each an element, a link, or a menu of further entries. */
const topNav = z.array(
  topNavItem
    .refine((item) => item.element !== undefined || item.text !== undefined, 'give the entry a text or an element')
    .refine((item) => item.link === undefined || item.items === undefined, 'give the entry a link or items, not both'),
)

const sidebarItem = z.strictObject({
  /** Tells entries apart; the position serves where it is left out. */
  id: z.string().optional(),
  /** The words shown. */
  text: name,
  /** The pixel drawing before the words. */
  mark: z.enum(MARK_NAMES).optional(),
  /** The page of the entry. */
  link: linkTarget.optional(),
  /** A further path prefix that marks the entry as current. */
  match: pathPrefix.optional(),
  /** The entries inside the section. */
  get items(): z.ZodOptional<z.ZodArray<typeof sidebarItem>> {
    return sidebarItems.optional()
  },
  /** Lets the reader close the section; `true` starts it closed. */
  collapsed: z.boolean().optional(),
  /** Shows the entry without letting the reader follow it. */
  disabled: z.boolean().optional(),
})

/** The entries of a sidebar: each a page, a section, or both. */
const sidebarItems = z.array(
  sidebarItem.refine((item) => item.link !== undefined || item.items !== undefined, 'give the entry a link or items'),
)

/** The entries of one sidebar, or the entries with its options. */
const sidebarSection = z.union([
  sidebarItems,
  z.strictObject({
    /** The entries. */
    items: sidebarItems,
    /** Puts a link to the previously visited page above the entries. */
    backLink: z.boolean().optional(),
  }),
])

/** A link to the project elsewhere. */
const social = z.strictObject({
  /** The icon, and the size it is drawn in. */
  icon: z.enum(['discord', 'github', 'telegram', 'warpcast', 'x']),
  /** Where the icon leads. */
  link: address,
  /** The name of the place; it follows from the icon where it is left out. */
  label: z.string().optional(),
})

/** One sponsor. */
const sponsor = z.strictObject({
  /** The name, read aloud in place of the logo. */
  name,
  /** The address of the logo. */
  image: address,
  /** Where the logo leads. */
  link: address,
})

/** Sponsors of the same rank. */
const sponsorGroup = z.strictObject({
  /** The name of the rank. */
  name,
  /** The height of the logos in pixels; 40 where it is left out. */
  height: z.number().positive().optional(),
  /** Rows of logos; `null` is an empty cell. */
  items: z.array(z.array(sponsor.nullable())),
})

/** What the edit link of a page is made from. */
type EditablePage = {
  /** The file of the page, relative to the content folder, with its extension. */
  filePath: string
}

/** The link that lets a reader propose a change to the page. */
const editLink = z.strictObject({
  /** An address in which every `:path` becomes the page's file, or a function that makes the address. */
  pattern: z.union([
    z.string().includes(':path', 'put :path where the file belongs'),
    z.custom<(page: EditablePage) => string>(isFunction),
  ]),
  /** The words of the link; 'Edit page' where they are left out. */
  text: z.string().optional(),
})

/** Where the sources of the pages are kept, on a host that has files, issues and their addresses as GitHub has them. */
const repository = z.strictObject({
  /** The address of the repository. */
  url: z.string().regex(/^https?:\/\/.+[^/]$/, 'write the address without a trailing slash'),
  /** The branch that changes are proposed to; 'main' where it is left out. */
  branch: name.optional(),
  /** The folder of the pages in it; 'content' where it is left out. */
  folder: name.optional(),
})

/** A typeface. */
const fontFamily = z.strictObject({
  /** The name of a family at the external font provider. */
  google: name.optional(),
})

/** Everything a site can decide about its frame. */
export const siteConfigSchema = z.strictObject({
  /** The name of the site. */
  title: name,
  /** The title of a tab, where `%s` is the title of the page. */
  titleTemplate: z.string().includes('%s', 'put %s where the title of the page belongs'),
  /** What the site is for; also the description of pages without their own. */
  description: name,
  /** The public address of the host, without the base path; previews and canonical links need it. */
  baseUrl: z
    .string()
    .regex(
      /^https?:\/\/[^/]+$/,
      'write the public address without a trailing slash, such as "https://docs.example.com"',
    )
    .optional(),
  /** The folder the site is served from; empty for the root of its host. */
  basePath: z.string().optional(),
  /** The icon of the tab, one for all or one for each system color scheme. */
  iconUrl: z.union([address, themed(address)]),
  /** The logo, one for all or one for each theme; the title stands in for a missing one. */
  logoUrl: z.union([address, themed(address)]).optional(),
  /** Width and height of the logo file in any unit, so that its place is kept free until it is there. */
  logoSize: z.strictObject({ width: z.number().positive(), height: z.number().positive() }).optional(),
  /** The color of links, buttons and marks. */
  accentColor: themed(opaqueColor),
  /** The color of words on the accent color; black or white, whichever can be read, where it is left out. */
  textOnAccent: themed(color).optional(),
  /** The accent color in words; of a theme that is left out, a darker or brighter tone that can be read. */
  accentText: z.strictObject({ light: accentTone.optional(), dark: accentTone.optional() }).optional(),
  /** Web fonts, put in front of the system's fonts. */
  font: z
    .strictObject({
      /** For text. */
      default: fontFamily.optional(),
      /** For code. */
      mono: fontFamily.optional(),
    })
    .optional(),
  /** The social preview image, where `%logo`, `%title` and `%description` are filled in: one address, or a map from path prefix to address. */
  ogImageUrl: z.union([address, z.record(pathPrefix, address)]).optional(),
  /** The strip above every page. */
  banner: banner.optional(),
  /** The entries of the top navigation. */
  topNav,
  /** The entries of the sidebar, and the order of the pages: the same on all pages, or a map from path prefix to the entries shown below it. */
  sidebar: z.union([sidebarItems, z.record(pathPrefix, sidebarSection)]),
  /** Links to the project elsewhere, in the order shown. */
  socials: z.array(social),
  /** The names of the color themes of code. */
  codeThemes: z.strictObject({
    /** Used in the light theme. */
    light: z.enum(LIGHT_CODE_THEMES),
    /** Used in the dark theme. */
    dark: z.enum(DARK_CODE_THEMES),
  }),
  /** The link that lets a reader propose a change, if it is another than the one to the repository. */
  editLink: editLink.optional(),
  /** Lets the reader edit each page in its repository and report a mistake there; no such links without it. */
  repository: repository.optional(),
  /** The button that asks a chat assistant about the page: on, off, or on with a prompt of its own. */
  aiCta: z.union([z.boolean(), z.custom<(page: { location: string }) => string>(isFunction)]).optional(),
  /** Sponsors, by rank. */
  sponsors: z.array(sponsorGroup).optional(),
  /** Fixes the color scheme and hides the switch; the reader chooses where it is left out. */
  colorScheme: z.enum(['light', 'dark', 'system']).optional(),
  /** Options handed to the search engine in place of the defaults: plain values, for it runs in a worker. */
  search: z.record(z.string(), plainValue).optional(),
})

export type SiteConfig = z.infer<typeof siteConfigSchema>
export type Banner = z.infer<typeof banner>
export type TopNavItem = z.infer<typeof topNavItem>
export type SidebarItem = z.infer<typeof sidebarItem>
export type Sidebar = SiteConfig['sidebar']
export type Social = z.infer<typeof social>
export type SocialIcon = Social['icon']
export type SponsorGroup = z.infer<typeof sponsorGroup>
export type Repository = z.infer<typeof repository>
export type Font = SiteConfig['font']
