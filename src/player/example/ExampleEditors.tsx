import { useMemo } from 'react'
import { diagnosticsOf, shaderDiagnostics } from '../run/problem'
import type { RunView } from '../run/exampleRun'
import type { ProgramShaders } from '../runtime/session'
import type { useLiveEditor } from './useLiveEditor'
import type { useShownProgram } from './useProgram'
import type { ShaderFile } from './useShaderFiles'

type ExampleEditorsProps = {
  editor: ReturnType<typeof useLiveEditor>
  shown: ReturnType<typeof useShownProgram>
  view: RunView
  block: HTMLElement
  figure: HTMLElement
  /** Index of the program's code block. */
  place: number
  text: string
  files: readonly ShaderFile[]
  shaders: ProgramShaders | undefined
}

/** Each editor is in its code block. */
export function ExampleEditors(props: ExampleEditorsProps) {
  const { editor, shown, view, block, figure, place, text, files, shaders } = props
  const { Editor, CodeMirrorEditor, isEditing: isOpen, wgsl, leave: onLeave } = editor
  const diagnostics = useMemo(() => diagnosticsOf(view.problem, view.hints), [view.problem, view.hints])
  if (!Editor) return null
  const common = { isOpen, CodeMirrorEditor, onLeave, example: { text, shaders } }
  return (
    <>
      <Editor
        {...common}
        block={block}
        text={text}
        program={place}
        diagnostics={diagnostics}
        figure={editor.isOpenedHere ? figure : undefined}
        onChange={shown.changeAndShow}
      />
      {wgsl &&
        files.map((file) => (
          <Editor
            {...common}
            key={file.name}
            language={wgsl}
            block={file.block}
            text={file.text}
            program={file.place}
            diagnostics={shaderDiagnostics(view, file.name)}
            onChange={(next) => shown.changeShaderAndShow(file, next)}
          />
        ))}
    </>
  )
}
