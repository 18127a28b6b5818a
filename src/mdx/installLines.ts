/** The command that installs, or starts from, a package with each of the usual package managers. */
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
