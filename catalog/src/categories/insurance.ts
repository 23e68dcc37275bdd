import { accountCode, dateOfBirth } from './biller-parameter.ts'
import type { CategoryEntry } from './category.ts'

const policyNumber = accountCode(
  {
    name: 'policyNumber',
    label: { en: 'Policy number', hi: 'पॉलिसी संख्या' },
    hint: {
      en: 'On the first page of the policy and on every premium notice',
      hi: 'पॉलिसी के पहले पन्ने और हर प्रीमियम सूचना पर',
    },
  },
  [5, 30],
)

// Life insurers confirm the policyholder by the date of birth; the others know the policy by its number alone.
const lifePolicy = [policyNumber, dateOfBirth]

export const insurance: CategoryEntry = {
  slug: 'insurance-premium-payment',
  name: 'Insurance Premium Payment',
  hindi: 'बीमा प्रीमियम भुगतान',
  icon: 'shield-check',
  section: 8,
  mWebOrder: 2,
  flow: 'bill',
  providerWord: { en: 'Insurer', hi: 'बीमा कंपनी' },
  providerTitle: { en: '{provider} Premium Payment', hi: '{provider} प्रीमियम भुगतान' },
  providerSummary: {
    en: 'Pay the renewal premium of your {provider} policy with the policy number.',
    hi: 'पॉलिसी संख्या से अपनी {provider} पॉलिसी का नवीनीकरण प्रीमियम भरें।',
  },
  summary: {
    en: 'Pay the premium of a life, health, motor or other policy before it lapses.',
    hi: 'जीवन, स्वास्थ्य, मोटर या अन्य पॉलिसी का प्रीमियम समय पर भरें ताकि वह बंद न हो।',
  },
  needs: [
    { en: 'The policy number', hi: 'पॉलिसी संख्या' },
    {
      en: 'For life insurance, the policyholder’s date of birth',
      hi: 'जीवन बीमा के लिए पॉलिसीधारक की जन्मतिथि',
    },
  ],
  parameters: [policyNumber],
  synonyms: ['insurance', 'premium', 'policy', 'bima', 'lic', 'बीमा', 'प्रीमियम', 'पॉलिसी'],
  faqs: [
    {
      question: { en: 'What if I pay after the due date?', hi: 'देय तिथि के बाद भरूँ तो?' },
      answer: {
        en: 'Life insurers allow a grace period: usually 30 days, and 15 days when the premium is monthly. After that the policy lapses and has to be revived with the insurer.',
        hi: 'जीवन बीमा कंपनियाँ अतिरिक्त समय देती हैं: आमतौर पर 30 दिन, और मासिक प्रीमियम पर 15 दिन। उसके बाद पॉलिसी बंद हो जाती है और कंपनी से उसे फिर चालू करवाना पड़ता है।',
      },
    },
    {
      question: {
        en: 'Can I pay a premium for a family member?',
        hi: 'क्या परिवार के सदस्य का प्रीमियम भर सकते हैं?',
      },
      answer: {
        en: 'Yes, with the policy number and, for life insurance, the policyholder’s date of birth.',
        hi: 'हाँ, पॉलिसी संख्या से, और जीवन बीमा में पॉलिसीधारक की जन्मतिथि के साथ।',
      },
    },
    {
      question: { en: 'Which receipt do I use for income tax?', hi: 'आयकर के लिए कौन-सी रसीद चाहिए?' },
      answer: {
        en: 'The insurer’s premium certificate. Our receipt shows the payment and its approval number.',
        hi: 'बीमा कंपनी का प्रीमियम प्रमाणपत्र। हमारी रसीद भुगतान और उसकी स्वीकृति संख्या दिखाती है।',
      },
    },
    {
      question: { en: 'Can I buy a new policy here?', hi: 'क्या यहाँ नई पॉलिसी ख़रीद सकते हैं?' },
      answer: {
        en: 'No. These pages renew policies you already have.',
        hi: 'नहीं। ये पेज पहले से ली हुई पॉलिसी के नवीनीकरण के लिए हैं।',
      },
    },
  ],
  popular: [
    'life-insurance-corporation-of-india',
    'sbi-life-insurance',
    'hdfc-life-insurance',
    'icici-prudential-life-insurance',
    'star-health-and-allied-insurance',
    'new-india-assurance',
  ],
  providers: [
    { name: 'Aditya Birla Sun Life Insurance', kind: 'life', parameters: lifePolicy },
    {
      name: 'Ageas Federal Life Insurance',
      kind: 'life',
      synonyms: ['idbi federal'],
      parameters: lifePolicy,
    },
    { name: 'Aviva Life Insurance', kind: 'life', parameters: lifePolicy },
    { name: 'Axis Max Life Insurance', kind: 'life', synonyms: ['max life'], parameters: lifePolicy },
    { name: 'Bajaj Life Insurance', kind: 'life', synonyms: ['bajaj allianz life'], parameters: lifePolicy },
    { name: 'Bandhan Life Insurance', kind: 'life', synonyms: ['aegon life'], parameters: lifePolicy },
    { name: 'Canara HSBC Life Insurance', kind: 'life', parameters: lifePolicy },
    { name: 'Edelweiss Life Insurance', kind: 'life', synonyms: ['edelweiss tokio'], parameters: lifePolicy },
    { name: 'HDFC Life Insurance', kind: 'life', parameters: lifePolicy },
    {
      name: 'ICICI Prudential Life Insurance',
      kind: 'life',
      synonyms: ['icici pru'],
      parameters: lifePolicy,
    },
    { name: 'IndiaFirst Life Insurance', kind: 'life', parameters: lifePolicy },
    { name: 'Kotak Mahindra Life Insurance', kind: 'life', parameters: lifePolicy },
    {
      name: 'Life Insurance Corporation of India',
      kind: 'life',
      synonyms: ['lic', 'एलआईसी', 'भारतीय जीवन बीमा निगम'],
      parameters: lifePolicy,
    },
    { name: 'PNB MetLife India Insurance', kind: 'life', synonyms: ['metlife'], parameters: lifePolicy },
    { name: 'Pramerica Life Insurance', kind: 'life', synonyms: ['dhfl pramerica'], parameters: lifePolicy },
    { name: 'SBI Life Insurance', kind: 'life', parameters: lifePolicy },
    { name: 'Shriram Life Insurance', kind: 'life', parameters: lifePolicy },
    {
      name: 'Star Union Dai-ichi Life Insurance',
      kind: 'life',
      synonyms: ['sud life'],
      parameters: lifePolicy,
    },
    { name: 'Tata AIA Life Insurance', kind: 'life', parameters: lifePolicy },
    { name: 'Cholamandalam MS General Insurance', kind: 'general', synonyms: ['chola ms'] },
    { name: 'Go Digit General Insurance', kind: 'general', synonyms: ['digit'] },
    { name: 'HDFC ERGO General Insurance', kind: 'general' },
    { name: 'ICICI Lombard General Insurance', kind: 'general' },
    { name: 'IFFCO Tokio General Insurance', kind: 'general' },
    { name: 'National Insurance Company', kind: 'general' },
    { name: 'New India Assurance', kind: 'general', synonyms: ['nia'] },
    { name: 'Oriental Insurance Company', kind: 'general' },
    { name: 'Royal Sundaram General Insurance', kind: 'general' },
    { name: 'SBI General Insurance', kind: 'general' },
    { name: 'Shriram General Insurance', kind: 'general' },
    { name: 'Tata AIG General Insurance', kind: 'general' },
    { name: 'United India Insurance', kind: 'general', synonyms: ['uiic'] },
    { name: 'Aditya Birla Health Insurance', kind: 'health' },
    { name: 'Care Health Insurance', kind: 'health', synonyms: ['religare health'] },
    { name: 'ManipalCigna Health Insurance', kind: 'health' },
    { name: 'Niva Bupa Health Insurance', kind: 'health', synonyms: ['max bupa'] },
    { name: 'Star Health and Allied Insurance', kind: 'health', synonyms: ['star health'] },
  ],
}
