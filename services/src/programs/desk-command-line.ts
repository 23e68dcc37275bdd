// The commands and options of the operators' desk, and the messages for wrong input.
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { withoutControls } from '../operations/log/plain-line.ts'
import { isRefusal } from '../platform/store/errors.ts'
import { messageFor } from './program.ts'

const optionTypes = {
  reason: { type: 'string', default: '' },
  key: { type: 'string' },
  evidence: { type: 'string', default: '' },
  'approval-number': { type: 'string', default: '' },
  give: { type: 'string' },
  take: { type: 'string' },
  refund: { type: 'boolean', default: false },
  'no-refund': { type: 'boolean', default: false },
  note: { type: 'string', default: '' },
  text: { type: 'string', default: '' },
  'public-key': { type: 'string', default: '' },
  'recovery-file': { type: 'string', default: '' },
  at: { type: 'string' },
} as const satisfies ParseArgsOptionsConfig
type Option = keyof typeof optionTypes

export interface CommandSyntax {
  /** The meaning of the word after the command. */
  readonly subject?: string | undefined
  readonly example: string
  readonly options?: readonly Option[]
}

const signedWith = '--reason "Letter BL-7 of the biller" --key meera.pem'

/** A command that is signed with a reason; `options` are its other options. */
function signed(subject: string | undefined, command: string, ...options: readonly Option[]): CommandSyntax {
  return { subject, example: `${command} ${signedWith}`, options: ['reason', 'key', ...options] }
}

const shellFile = 'the file of what is to be shown'

export const commandSyntax: Readonly<Record<string, CommandSyntax>> = {
  help: { example: 'help' },
  list: { example: 'list' },
  show: {
    subject: 'an act, order, payment, return, dispute, ticket, customer or mobile number',
    example: 'show ORD-8K2M4N6P7Q',
  },
  end: signed(
    'the order or payment',
    'end ORD-8K2M4N6P7Q paid --approval-number BL-7 --evidence letter.pdf',
    'approval-number',
    'evidence',
  ),
  refund: signed('the order', 'refund ORD-8K2M4N6P7Q'),
  return: signed('the return, as list shows it', 'return RETURN'),
  settle: signed('the order or payment', 'settle ORD-8K2M4N6P7Q --evidence letter.pdf', 'evidence'),
  adjust: signed('the customer or their number', 'adjust 9811122233 --give 120.50', 'give', 'take'),
  lift: signed('the customer or their number', 'lift 9811122233'),
  'sign-out': signed('the customer', 'sign-out CUS-8K2M4N6P7Q'),
  free: signed('the customer or the number', 'free 9811122233'),
  review: signed('the dispute', 'review DSP-8K2M4N6P7Q --note "We have asked the biller."', 'note'),
  resolve: signed('the dispute', 'resolve DSP-8K2M4N6P7Q --refund', 'note', 'refund', 'no-refund'),
  reject: signed('the dispute', 'reject DSP-8K2M4N6P7Q --note "The biller was paid."', 'note'),
  answer: signed('the ticket', 'answer TKT-8K2M4N6P7Q --text "It is paid."', 'text'),
  close: signed('the ticket', 'close TKT-8K2M4N6P7Q'),
  approve: signed('the act', 'approve ACT-8K2M4N6P7Q'),
  refuse: signed('the act', 'refuse ACT-8K2M4N6P7Q'),
  operators: { example: 'operators' },
  'make-key': { subject: 'the file to write it to', example: 'make-key meera.pem' },
  bootstrap: signed('the first operator', 'bootstrap meera', 'recovery-file'),
  register: signed('the new operator', 'register tariq --public-key=KEY', 'public-key'),
  'replace-recovery': signed(undefined, 'replace-recovery --public-key=KEY', 'public-key'),
  'begin-anew': signed(undefined, 'begin-anew'),
  'shell check': { subject: shellFile, example: 'shell check diwali-hours.yaml' },
  'shell preview': {
    subject: shellFile,
    example: 'shell preview diwali-hours.yaml --at "2026-11-20 10:00" --key meera.pem',
    options: ['key', 'at'],
  },
  'shell publish': signed(shellFile, 'shell publish diwali-hours.yaml'),
  'shell schedule': signed('the file of what begins later', 'shell schedule diwali-hours.yaml'),
  'shell undo': signed('the act that published it, as shell list shows it', 'shell undo ACT-8K2M4N6P7Q'),
  'shell list': { example: 'shell list' },
  'shell history': { example: 'shell history' },
  'shell export': { subject: 'the file to write', example: 'shell export default-items.json' },
  revoke: signed('the operator', 'revoke tariq'),
}

export const commandLineOf = ({ example }: CommandSyntax) => `npm run desk -- ${example}`

/** Wrong input: the message comes with an example. */
export class UsageError extends Error {}

export function withHint(error: unknown, syntax: CommandSyntax): unknown {
  if (error instanceof UsageError || isRefusal(error, 'no-reason', 'bad-intent'))
    return new Error(`${error.message} For example: ${commandLineOf(syntax)}`)
  if (isRefusal(error) && error.code.startsWith('unknown-') && error.code !== 'unknown-operator')
    return new Error(
      `${error.message} npm run desk -- list names what waits, and show looks for an id or a number.`,
    )
  return error
}

/** Splits the arguments into the command, the word after it (`subject`), how a payment ended (`outcome`) and the options. */
export function readCommandLine(given: readonly string[]) {
  const words = given[0] === 'shell' ? [given.slice(0, 2).join(' '), ...given.slice(2)] : given
  const [command = ''] = words
  const syntax = Object.hasOwn(commandSyntax, command) ? commandSyntax[command] : undefined
  if (!syntax) {
    const wrong = command === '' ? 'Say what to do' : `The desk knows no "${escapeForTerminal(command)}"`
    throw new Error(
      `${wrong}: ${Object.keys(commandSyntax).join(', ')}. npm run desk -- help shows how each is typed.`,
    )
  }
  const { positionals, values, tokens } = parsed(words, syntax)
  const [, subject = '', outcome, ...more] = positionals.map(word => word.trim())
  const used = tokens.filter(token => token.kind === 'option').map(({ name }) => name as Option)
  const unfit = used.find(name => !syntax.options?.includes(name))
  const twice = used.find((name, index) => used.indexOf(name) !== index)
  const [surplus] = command === 'end' ? more : syntax.subject ? [outcome, ...more] : [subject]
  const wrong =
    (unfit && `${command} takes no --${unfit}.`) ??
    (twice && `--${twice} is there twice: say it once.`) ??
    (surplus
      ? `"${escapeForTerminal(surplus)}" is one word too many: put what has spaces in quotation marks.`
      : undefined) ??
    (syntax.subject && subject === '' ? `Say which one: ${command} needs ${syntax.subject}.` : undefined)
  if (wrong) throw withHint(new UsageError(wrong), syntax)
  return { command, subject, outcome, options: values, syntax }
}

function parsed(words: readonly string[], syntax: CommandSyntax) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, tokens: true, options: optionTypes })
  } catch (error) {
    const [, name = 'an option'] = /'(?:-\w, )?(--?[^\s'=]*)/.exec(messageFor(error)) ?? []
    const isUnknown =
      error instanceof Error && 'code' in error && error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
    const isSwitch = name === '--refund' || name === '--no-refund'
    const wrong = isUnknown
      ? `The desk knows no option ${name}.`
      : isSwitch
        ? `${name} takes no value.`
        : `${name} needs a value; one that begins with a hyphen is written ${name}=VALUE.`
    throw withHint(new UsageError(wrong), syntax)
  }
}

/** Escapes a customer's text, so that it cannot imitate other lines or control the terminal. */
export function escapeForTerminal(text: string): string {
  return withoutControls(text.replaceAll(/\r\n|[\r\u2028\u2029]/g, '\n')).replaceAll('\n', '\n  ')
}
