import { buildRoutes, type CityPair } from './route.ts'

const pairs: readonly CityPair[] = [
  ['bengaluru', 'chennai'],
  ['bengaluru', 'hyderabad'],
  ['bengaluru', 'mysuru'],
  ['chennai', 'bengaluru'],
  ['chennai', 'coimbatore'],
  ['chennai', 'hyderabad'],
  ['chennai', 'madurai'],
  ['delhi', 'agra'],
  ['delhi', 'ahmedabad'],
  ['delhi', 'amritsar'],
  ['delhi', 'bengaluru'],
  ['delhi', 'bhopal'],
  ['delhi', 'chandigarh'],
  ['delhi', 'chennai'],
  ['delhi', 'dehradun'],
  ['delhi', 'jaipur'],
  ['delhi', 'kolkata'],
  ['delhi', 'lucknow'],
  ['delhi', 'mumbai'],
  ['delhi', 'patna'],
  ['delhi', 'varanasi'],
  ['hyderabad', 'tirupati'],
  ['hyderabad', 'visakhapatnam'],
  ['kolkata', 'guwahati'],
  ['kolkata', 'patna'],
  ['kolkata', 'puri'],
  ['mumbai', 'ahmedabad'],
  ['mumbai', 'goa'],
  ['mumbai', 'nagpur'],
  ['mumbai', 'pune'],
]

export const trainRoutes = buildRoutes(pairs, {
  path: '/train-tickets/{from}-to-{to}-trains',
  title: { en: '{from} to {to} Trains', hi: '{from} से {to} ट्रेनें' },
})
