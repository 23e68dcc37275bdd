import { renderToString } from 'react-dom/server'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { configureGallery } from '../environment.ts'
import { storyElement, storyModules } from './stories.tsx'

export interface StoryPage {
  readonly id: string
  readonly html: string
}

/** Every story as a page of HTML that works before its script arrives. */
export function storyPages(): StoryPage[] {
  configureGallery('')
  return Object.entries(storyModules).flatMap(([file, module]) =>
    Object.keys(module)
      .filter(name => name !== 'default')
      .map(name => {
        const id = toId(module.default.title, storyNameFromExport(name))
        return { id, html: page(id, file, name, render(file, name)) }
      }),
  )
}

/** One story that fails must not take the gallery down: its page says so, and the tests look for that mark. */
function render(file: string, exportName: string): string {
  try {
    return renderToString(storyElement(file, exportName))
  } catch (error) {
    return `<pre data-failed>${String(error).replaceAll('<', '&lt;')}</pre>`
  }
}

function page(id: string, file: string, exportName: string, markup: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${id}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${import.meta.env.BASE_URL}assets/stories.css">
<script type="module" src="${import.meta.env.BASE_URL}assets/stories.js"></script>
</head>
<body>
<div id="story" data-file="${file}" data-export="${exportName}">${markup}</div>
</body>
</html>
`
}
