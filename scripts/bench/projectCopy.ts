import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/** Copies the working tree without ignored files, and links packages. */
export function copyProject(target: string, project = process.cwd()) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: project,
    encoding: 'utf8',
  })
  for (const file of listed.split('\0').filter((name) => name !== '' && fs.existsSync(path.join(project, name)))) {
    fs.mkdirSync(path.dirname(path.join(target, file)), { recursive: true })
    fs.copyFileSync(path.join(project, file), path.join(target, file))
  }
  linkPackages(target, project)
}

export function linkPackages(target: string, project = process.cwd()) {
  fs.symlinkSync(path.join(project, 'node_modules'), path.join(target, 'node_modules'), 'dir')
}
