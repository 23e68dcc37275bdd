/** What else is billed where a provider bills: the gas, water, property tax and electricity of its cities. */
import {
  type Board,
  type Category,
  type City,
  categories,
  cities,
  type Named,
  type Provider,
} from '@chowk/catalog'

interface CityBill {
  readonly name: Named
  readonly link: string
  readonly category: Category
}

const mostShown = 10

/** Where it serves; all cities of a state that it serves. None for a provider of the whole country. */
const citiesOf = ({ serves = [] }: Provider): readonly City[] =>
  cities.filter((city: City) => serves.some(slug => slug === city.slug || slug === city.state))

export function billsInSameCity(category: Category, provider: Provider): readonly CityBill[] {
  const found = citiesOf(provider).flatMap(city => billsIn(city))
  const others = found.filter(bill => bill.category !== category)
  return [...new Map(others.map(bill => [bill.link, bill])).values()].slice(0, mostShown)
}

function billsIn(city: City): readonly CityBill[] {
  return categories.flatMap(category =>
    category.providers.flatMap((provider): CityBill[] => {
      if (provider.boards)
        return boardsIn(city, provider).map(board => ({ name: board, link: board.link, category }))
      return citiesOf(provider).includes(city) ? [{ name: provider, link: provider.link, category }] : []
    }),
  )
}

function boardsIn(city: City, { slug, boards = [] }: Provider): readonly Board[] {
  if (slug !== city.state) return []
  return boards.length === 1 ? boards : boards.filter(({ area }) => area?.places.some(isIn(city)))
}

/** 'Dharwad (Hubballi)', 'Bhopal division' and 'Mumbai’s suburbs' are where Hubballi, Bhopal and Mumbai are. */
const isIn =
  ({ name }: City) =>
  ({ en }: { readonly en: string }): boolean =>
    en === name || en.split(/[ ()’]+/).includes(name)
