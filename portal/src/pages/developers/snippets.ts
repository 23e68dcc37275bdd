/** What a host writes, with the parameters as they were chosen. Each is an example that runs: examples/hosts. */

interface Snippet {
  readonly host: string
  readonly code: string
}

const helper = '@chowk/fragments'

export function snippets(origin: string, chosen: Readonly<Record<string, string>>): readonly Snippet[] {
  const query = new URLSearchParams(chosen).toString()
  const asked = query && `?${query}`
  const inObject = Object.entries(chosen).map(([name, value]) => `${name}: '${value}'`)
  const attributes = Object.entries(chosen).map(([name, value]) => ` ${name}="${value}"`)
  return [
    {
      host: 'Node',
      code: `import { createFragments } from '${helper}'

const shell = createFragments({
  portal: '${origin}',
  parameters: { ${inObject.join(', ')} },
  lastGoodFile: '/var/lib/bus/shell.json',
})
const { head, header, footer, scripts } = await shell.get()
const policy = await shell.policy({ 'default-src': ["'self'"] })`,
    },
    {
      host: 'PHP',
      code: `$answer = file_get_contents('${origin}/shell/v1/fragments${asked}');
$shell = json_decode($answer, true);
?>
<head>…<?= $shell['head'] ?></head>
<body><?= $shell['header'] ?><main id="main">…</main><?= $shell['footer'] . $shell['scripts'] ?></body>`,
    },
    {
      host: 'Python',
      code: `with urllib.request.urlopen('${origin}/shell/v1/fragments${asked}', timeout=2) as answer:
    shell = json.load(answer)
page = shell['header'] + main + shell['footer'] + shell['scripts']`,
    },
    {
      host: 'nginx',
      code: `<!--# include virtual="/shell/header${asked}" stub="bar" -->

location /shell/ { internal; proxy_pass ${origin}/shell/v1/; }`,
    },
    {
      host: 'HTML',
      code: `<style>@media(scripting:enabled){chowk-header:not([data-version]){display:block;min-height:92px}}</style>
<script type="module" src="${origin}/shell/v1/shell.js"></script>
<chowk-header${attributes.join('')}><a href="${origin}/">Home</a></chowk-header>
<chowk-footer></chowk-footer>`,
    },
    {
      host: 'React',
      code: `import { Footer, Header } from '@chowk/shell'`,
    },
  ]
}
