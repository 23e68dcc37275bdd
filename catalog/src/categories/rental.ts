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
  needs: [
    { en: 'Your landlord’s name as the bank has it', hi: 'मकान मालिक का नाम, जैसा बैंक में है' },
    { en: 'The landlord’s account number and IFSC', hi: 'मकान मालिक की खाता संख्या और आईएफ़एससी' },
  ],
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
  synonyms: ['rent', 'house rent', 'kiraya', 'किराया', 'मकान का किराया'],
  faqs: [
    {
      question: { en: 'Can I use the receipt to claim HRA?', hi: 'क्या रसीद से एचआरए का दावा कर सकते हैं?' },
      answer: {
        en: 'It shows that the rent was paid. Employers also want a rent receipt signed by the landlord, and the landlord’s PAN and your relation to the landlord when the year’s rent is above Rs. 1 lakh.',
        hi: 'यह दिखाती है कि किराया दिया गया। नियोक्ता मकान मालिक के हस्ताक्षर वाली किराया रसीद भी माँगते हैं, और साल का किराया ₹1 लाख से ज़्यादा हो तो मकान मालिक का पैन और उससे आपका रिश्ता भी।',
      },
    },
    {
      question: {
        en: 'Does the landlord need an account here?',
        hi: 'क्या मकान मालिक का यहाँ खाता होना ज़रूरी है?',
      },
      answer: {
        en: 'Yes. By the Reserve Bank’s directions of 15 September 2025 a payment aggregator may pay only those with whom it has a contract and whom it has verified (KYC): a bank account alone is not enough. In the demonstration a sandbox stands in for such landlords, and no rent reaches anybody.',
        hi: 'हाँ। रिज़र्व बैंक के 15 सितंबर 2025 के निर्देशों के अनुसार पेमेंट एग्रीगेटर केवल उन्हें भुगतान कर सकता है जिनसे उसका अनुबंध है और जिनकी उसने जाँच (KYC) की है: केवल बैंक खाता काफ़ी नहीं। प्रदर्शन में ऐसे मकान मालिकों की जगह सैंडबॉक्स है, और किराया किसी तक नहीं पहुँचता।',
      },
    },
    {
      question: { en: 'Must I deduct tax from the rent?', hi: 'क्या किराये पर टीडीएस काटना होगा?' },
      answer: {
        en: 'An individual tenant deducts tax when the rent is above Rs. 50,000 a month. Ask a tax adviser if that is you; we do not deduct it for you.',
        hi: 'किराया ₹50,000 महीने से ज़्यादा हो तो व्यक्तिगत किरायेदार को टीडीएस काटना होता है। ऐसा हो तो कर सलाहकार से पूछें; हम आपकी ओर से टीडीएस नहीं काटते।',
      },
    },
  ],
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
