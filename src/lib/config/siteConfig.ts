/** The frames a page can ask for. */
export const LAYOUTS = ['docs', 'minimal', 'landing'] as const

/** One of the frames a page can ask for. */
export type Layout = (typeof LAYOUTS)[number]

/** One value for each theme. */
export type Themed<Value> = {
  /** Used in the light theme. */
  light: Value
  /** Used in the dark theme. */
  dark: Value
}

/** A page as other pages name it. */
export type PageLink = {
  /** The words of the link. */
  title: string
  /** The address of the page. */
  path: string
}

/** The pages before and after the current one, in the order of the sidebar. */
export type Neighbors = {
  /** The page before; absent on the first page. */
  previous?: PageLink
  /** The page after; absent on the last page. */
  next?: PageLink
}

/** The strip above every page. */
export type Banner = {
  /** One line of Markdown. */
  content: string
  /** Any hexadecimal CSS color; the accent color where it is left out. */
  backgroundColor?: string
  /** Any CSS color; black or white, whichever can be read, where it is left out. */
  textColor?: string
  /** A CSS length; 32px where it is left out. */
  height?: string
  /** `false` (or the word 'false') takes the close button away. */
  dismissable?: boolean | 'true' | 'false'
}

/** An entry of the top navigation: an element, a link, or a menu of further entries. */
export type TopNavItem = {
  /** Tells entries apart; the position serves where it is left out. */
  id?: string
  /** The words shown. */
  text?: string
  /** Where the entry leads. */
  link?: string
  /** A path prefix that marks the entry as active in place of its link. */
  match?: string
  /** The entries of a menu. */
  items?: TopNavItem[]
  /** Drawn as it is, in place of text, link and menu. */
  element?: JSX.Element
}

/** An entry of the sidebar: a page, a section, or both. */
export type SidebarItem = {
  /** Tells entries apart; the position serves where it is left out. */
  id?: string
  /** The words shown. */
  text: string
  /** The page of the entry. */
  link?: string
  /** A further path prefix that marks the entry as current. */
  match?: string
  /** The entries inside the section. */
  items?: SidebarItem[]
  /** Lets the reader close the section; `true` starts it closed. */
  collapsed?: boolean
  /** Shows the entry without letting the reader follow it. */
  disabled?: boolean
}

/** The entries of one sidebar, or the entries with its options. */
export type SidebarSection =
  | SidebarItem[]
  | {
      /** The entries. */
      items: SidebarItem[]
      /** Puts a link to the previously visited page above the entries. */
      backLink?: boolean
    }

/** The same entries on all pages, or a map from path prefix to the entries shown below it. */
export type Sidebar = SidebarItem[] | Record<string, SidebarSection>

/** The places a social link can lead to. */
export type SocialIcon = 'discord' | 'github' | 'telegram' | 'warpcast' | 'x'

/** A link to the project elsewhere. */
export type Social = {
  /** The icon, and the size it is drawn in. */
  icon: SocialIcon
  /** Where the icon leads. */
  link: string
  /** The name of the place; it follows from the icon where it is left out. */
  label?: string
}

/** One sponsor. */
export type Sponsor = {
  /** The name, read aloud in place of the logo. */
  name: string
  /** The address of the logo. */
  image: string
  /** Where the logo leads. */
  link: string
}

/** Sponsors of the same rank. */
export type SponsorGroup = {
  /** The name of the rank. */
  name: string
  /** The height of the logos in pixels; 40 where it is left out. */
  height?: number
  /** Rows of logos; `null` is an empty cell. */
  items: (Sponsor | null)[][]
}

/** What the edit link of a page is made from. */
export type EditablePage = {
  /** The file of the page, relative to the content folder, with its extension. */
  filePath: string
}

/** The link that lets a reader propose a change to the page. */
export type EditLink = {
  /** An address in which every `:path` becomes the page's file, or a function that makes the address. */
  pattern: string | ((page: EditablePage) => string)
  /** The words of the link; 'Edit page' where they are left out. */
  text?: string
}

/** Makes the prompt for the chat assistant from the address of the page. */
export type AssistantPrompt = (page: { location: string }) => string

/** A typeface. */
export type FontFamily = {
  /** The name of a family at the external font provider. */
  google?: string
}

/** The typefaces of the site. */
export type Font = {
  /** For text. */
  default?: FontFamily
  /** For code. */
  mono?: FontFamily
}

/** Everything a site can decide about its frame. */
export type SiteConfig = {
  /** The name of the site. */
  title: string
  /** The title of a tab, where `%s` is the title of the page. */
  titleTemplate: string
  /** What the site is for; also the description of pages without their own. */
  description: string
  /** The public address of the host, without the base path; previews and canonical links need it. */
  baseUrl?: string
  /** The folder the site is served from; empty for the root of its host. */
  basePath?: string
  /** The icon of the tab, one for all or one for each system color scheme. */
  iconUrl: string | Themed<string>
  /** The logo, one for all or one for each theme; the title stands in for a missing one. */
  logoUrl?: string | Themed<string>
  /** Width and height of the logo file in any unit, so that its place is kept free until it is there. */
  logoSize?: { width: number; height: number }
  /** The color of links, buttons and marks. */
  accentColor: Themed<string>
  /** The color of words on the accent color; black or white, whichever can be read, where it is left out. */
  textOnAccent?: Themed<string>
  /** Web fonts, put in front of the system's fonts. */
  font?: Font
  /** The social preview image, where `%logo`, `%title` and `%description` are filled in: one address, or a map from path prefix to address. */
  ogImageUrl?: string | Record<string, string>
  /** The strip above every page. */
  banner?: Banner
  /** The entries of the top navigation. */
  topNav: TopNavItem[]
  /** The entries of the sidebar, and the order of the pages. */
  sidebar: Sidebar
  /** Links to the project elsewhere, in the order shown. */
  socials: Social[]
  /** The names of the color themes of code. */
  codeThemes: Themed<string>
  /** The link that lets a reader propose a change; absent without it. */
  editLink?: EditLink
  /** The button that asks a chat assistant about the page: on, off, or on with a prompt of its own. */
  aiCta?: boolean | AssistantPrompt
  /** Sponsors, by rank. */
  sponsors?: SponsorGroup[]
  /** Fixes the color scheme and hides the switch; the reader chooses where it is left out. */
  colorScheme?: 'light' | 'dark' | 'system'
  /** Options handed to the search engine in place of the defaults. */
  search?: Record<string, unknown>
}
