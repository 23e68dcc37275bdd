import type { CitySlug } from '../places/cities.ts'
import { cityOf } from '../places/places.ts'
import { digits, ifsc, personName } from './biller-parameter.ts'
import type { CategoryEntry, ProviderEntry } from './category.ts'

const inCity = (slug: CitySlug): ProviderEntry => {
  const { name, hindi, synonyms } = cityOf(slug)
  return { slug, name, hindi, serves: [slug], ...(synonyms ? { synonyms } : {}) }
}

export const rental: CategoryEntry = {
  slug: 'rental-bill-payment',
  name: 'Rent Payment',
  hindi: 'किराया भुगतान',
  icon: 'key-round',
  section: 7,
  mWebOrder: 13,
  flow: 'rent',
  providerWord: { en: 'City', hi: 'शहर' },
  providerTitle: { en: 'Rent Payment in {provider}', hi: '{provider} में किराया भुगतान' },
  providerSummary: {
    en: 'Pay the rent of a home or shop in {provider} to a landlord who has a contract with us and was verified.',
    hi: '{provider} में घर या दुकान का किराया ऐसे मकान मालिक को दें जिसका हमसे अनुबंध है और जिसकी जाँच हो चुकी है।',
  },
  summary: {
    en: 'Pay house rent, shop rent or a deposit to a verified landlord and keep a receipt.',
    hi: 'घर या दुकान का किराया या जमा रकम जाँचे गए मकान मालिक को दें और रसीद रखें।',
  },
  parameters: [
    personName({
      name: 'landlordName',
      label: { en: 'Landlord’s name', hi: 'मकान मालिक का नाम' },
      hint: { en: 'As the bank has it', hi: 'जैसा बैंक में है' },
    }),
    digits(
      {
        name: 'accountNumber',
        label: { en: 'Landlord’s account number', hi: 'मकान मालिक की खाता संख्या' },
        hint: { en: '9 to 18 digits', hi: '9 से 18 अंक' },
      },
      [9, 18],
    ),
    ifsc,
  ],
  synonyms: ['rent', 'house rent', 'kiraya', 'ghar ka kiraya', 'किराया', 'मकान का किराया'],
  popular: ['mumbai', 'delhi', 'bengaluru', 'hyderabad', 'pune', 'chennai'],
  providers: [
    inCity('ahmedabad'),
    inCity('bengaluru'),
    inCity('bhopal'),
    inCity('chandigarh'),
    inCity('chennai'),
    inCity('coimbatore'),
    inCity('delhi'),
    inCity('faridabad'),
    inCity('ghaziabad'),
    inCity('gurugram'),
    inCity('hyderabad'),
    inCity('indore'),
    inCity('jaipur'),
    inCity('kochi'),
    inCity('kolkata'),
    inCity('lucknow'),
    inCity('mumbai'),
    inCity('nagpur'),
    inCity('noida'),
    inCity('pune'),
    inCity('surat'),
    inCity('visakhapatnam'),
  ],
}
