import { beforeEach, describe, expect, test } from 'vitest'
import { buildAccordion } from './attach-mobile-menu.ts'

/** The navigation's markup, shortened. */
const navigation = `
  <li data-tag="mweb" data-disclosure>
    <a href="/recharge">Recharge<b>New</b></a>
    <button aria-expanded="false" aria-label="Recharge"></button>
    <div><ul>
      <li data-disclosure>
        <button aria-expanded="false"><svg></svg>Electricity</button>
        <div><ul>
          <li data-disclosure>
            <a href="/kerala">Kerala</a>
            <button aria-expanded="false" aria-label="Kerala"></button>
            <div><ul><li><a href="/kochi">Kochi</a></li></ul></div>
          </li>
        </ul></div>
      </li>
      <li data-tag="desktop"><a href="/secret">Desktop only</a></li>
    </ul></div>
  </li>
  <li data-tag="investor"><a href="/investors">Investors</a></li>
  <li data-tag="desktop"><a href="/desktop">Desktop</a></li>
  <li data-tag="company" data-disclosure>
    <button aria-expanded="false">Company</button>
    <div><ul><li data-tag="desktop"><a href="/press">Press</a></li></ul></div>
  </li>
`

let accordion: Element

function names(selector = 'a, button'): string[] {
  return [...accordion.querySelectorAll(selector)].map(control => control.textContent.trim())
}

function button(name: string): HTMLButtonElement {
  const found = [...accordion.querySelectorAll('button')].find(({ textContent }) =>
    textContent.startsWith(name),
  )
  if (!found) throw new Error(`There is no button ${name}`)
  return found
}

/** Rows are built when the item above them is unfolded. */
function unfold(...path: string[]): void {
  for (const name of path) button(name).click()
}

function openNames(): string[] {
  return names('[aria-expanded="true"]')
}

beforeEach(() => {
  document.body.innerHTML = `<ul id="bar">${navigation}</ul>`
  const bar = document.querySelector('#bar')
  if (!bar) throw new Error('No bar')
  accordion = buildAccordion(bar, 'See all {name}')
  document.body.append(accordion)
})

describe('the accordion', () => {
  test('shows the items of its tags and those without one, and no others', () => {
    expect(names()).toEqual(['RechargeNew', 'Investors'])
    unfold('Recharge')
    expect(names()).toContain('Electricity')
    expect(names()).not.toContain('Desktop')
    expect(names()).not.toContain('Desktop only')
  })

  test('leaves out a heading under which nothing is left', () => {
    expect(names()).not.toContain('Company')
  })

  test('is three levels deep: what lies below is reached by its page', () => {
    unfold('Recharge', 'Electricity')
    expect(names('li li li a')).toEqual(['Kerala'])
    expect(names()).not.toContain('Kochi')
  })

  test('an item that unfolds and has a page of its own offers that page first', () => {
    unfold('Recharge')
    const [first] = accordion.querySelectorAll<HTMLAnchorElement>('li li > a')
    expect(first?.textContent).toBe('See all Recharge')
    expect(first?.getAttribute('href')).toBe('/recharge')
  })

  test('but not where that page is the one of a child below', () => {
    document.body.innerHTML = `<ul id="tv">${navigation.replace('href="/recharge"', 'href="/investors"')}</ul>`
    const bar = document.querySelector('#tv ul')
    const child = '<li><a href="/investors">Mobile</a></li>'
    bar?.insertAdjacentHTML('beforeend', child)
    accordion = buildAccordion(document.querySelector('#tv') ?? document.body, 'See all {name}')
    unfold('Recharge')
    expect(names()).toContain('Mobile')
    expect(names()).not.toContain('See all Recharge')
    bar?.lastElementChild?.setAttribute('data-tag', 'desktop')
    accordion = buildAccordion(document.querySelector('#tv') ?? document.body, 'See all {name}')
    unfold('Recharge')
    expect(names()).toContain('See all Recharge')
  })

  test('each part of the bar has the picture of what it holds first', () => {
    expect(button('Recharge').firstElementChild?.tagName.toLowerCase()).toBe('svg')
    unfold('Recharge')
    expect(button('Electricity').querySelectorAll('svg')).toHaveLength(1)
  })

  test('opens an item, and closes it again', () => {
    button('Recharge').click()
    expect(openNames()).toEqual(['RechargeNew'])
    button('Recharge').click()
    expect(openNames()).toEqual([])
  })

  test('what lies inside opens with its parent still open, and closes with it', () => {
    unfold('Recharge', 'Electricity')
    expect(openNames()).toEqual(['RechargeNew', 'Electricity'])
    button('Recharge').click()
    expect(openNames()).toEqual([])
  })
})

test('the open item closes when another opens', () => {
  document.body.innerHTML = `<ul id="two">${navigation}${navigation.replaceAll('Recharge', 'Tickets')}</ul>`
  const bar = document.querySelector('#two')
  if (!bar) throw new Error('No bar')
  accordion = buildAccordion(bar, 'See all {name}')
  unfold('Recharge', 'Tickets')
  expect(openNames()).toEqual(['TicketsNew'])
})
