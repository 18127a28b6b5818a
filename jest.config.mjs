const compiled = (parser) => ['@swc/jest', { jsc: { parser, transform: { react: { runtime: 'automatic' } } } }]

const shared = {
  // Jest's sandbox makes each access to a global slow, and the machine makes millions
  sandboxInjectedGlobals: ['Array', 'BigInt', 'Error', 'Map', 'Math', 'Number', 'Object', 'Set', 'String', 'Symbol'],
  transform: {
    '\\.tsx$': compiled({ syntax: 'typescript', tsx: true }),
    '\\.ts$': compiled({ syntax: 'typescript' }),
    '\\.[cm]?js$': compiled({ syntax: 'ecmascript' }),
  },
  // Includes packages, because many are ES modules only
  transformIgnorePatterns: [],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tests/styleNames.ts',
    // Packages of the MDX compiler without an entry for `require`, to which Jest converts `import`
    '^(estree-walker|is-reference|periscopic)$': '<rootDir>/node_modules/$1/src/index.js',
  },
  testPathIgnorePatterns: ['/node_modules/', '/public/', '/.cache/', '/test-results/', '/target/'],
  modulePathIgnorePatterns: ['<rootDir>/public', '<rootDir>/.cache', '<rootDir>/test-results'],
}

const unit = {
  ...shared,
  globalSetup: '<rootDir>/tests/globalSetup.ts',
  setupFiles: ['<rootDir>/tests/setup.ts'],
}

/** Tests that need a document; the others start faster without one. */
const WITH_DOCUMENT = '/(src/(app|dom|ui|features|player|mdx|layouts|entry)/.*\\.test\\.tsx?|tests/[^/]*\\.test\\.tsx)$'

export default {
  projects: [
    {
      ...unit,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{src,scripts,tests}/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, WITH_DOCUMENT],
    },
    {
      ...unit,
      displayName: 'document',
      testEnvironment: 'jsdom',
      testRegex: WITH_DOCUMENT,
      setupFilesAfterEnv: ['<rootDir>/tests/documentSetup.ts'],
    },
    ...['rust', 'engine'].map((name) => ({
      ...shared,
      displayName: name,
      testEnvironment: 'node',
      testMatch: [`<rootDir>/packages/${name}/**/*.test.ts`],
    })),
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
      testMatch: ['<rootDir>/packages/rust/tests/oracle/*.oracle.ts'],
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
