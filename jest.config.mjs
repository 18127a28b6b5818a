/** Packages published as ES modules only: Jest has to translate them. */
const esModules = [
  'gatsby',
  'gatsby-script',
  'gatsby-link',
  'github-slugger',
  'unified',
  'bail',
  'trough',
  'is-plain-obj',
  'vfile.*',
  'ccount',
  'devlop',
  'longest-streak',
  'markdown-table',
  'zwitch',
  'escape-string-regexp',
  'decode-named-character-reference',
  'character-entities.*',
  'character-reference-invalid',
  'is-.*',
  'html-void-elements',
  'comma-separated-tokens',
  'space-separated-tokens',
  'property-information',
  'web-namespaces',
  'trim-lines',
  'stringify-entities',
  'parse-entities',
  'fault',
  'format',
  'periscopic',
  'estree-.*',
  'astring',
  'unist-.*',
  'mdast-.*',
  'hast.*',
  'postcss-custom-media',
  '@csstools/.*',
  'remark-.*',
  'rehype-.*',
  'micromark.*',
  '@mdx-js/.*',
  'smol-toml',
  'yaml',
]

const transform = {
  '\\.([jt]sx?|[cm]js)$': [
    'babel-jest',
    {
      presets: [['babel-preset-gatsby', { reactRuntime: 'automatic' }], '@babel/preset-typescript'],
      plugins: ['./tests/importMeta.cjs'],
    },
  ],
}

const shared = {
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  moduleNameMapper: { '\\.css$': '<rootDir>/tests/styleNames.ts' },
  testPathIgnorePatterns: ['/node_modules/', '/public/', '/.cache/', '/test-results/', '/target/'],
  modulePathIgnorePatterns: ['<rootDir>/public', '<rootDir>/.cache', '<rootDir>/test-results'],
}

export default {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/{src,scripts,tests}/**/*.test.{ts,tsx}'],
      globalSetup: '<rootDir>/tests/globalSetup.ts',
      setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
    },
    {
      ...shared,
      displayName: 'pages',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/pages/*.pages.ts'],
    },
    {
      ...shared,
      displayName: 'oracle',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/oracle/*.oracle.ts'],
    },
    {
      ...shared,
      displayName: 'site',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/site/*.site.ts'],
    },
  ],
  testTimeout: 60000,
}
