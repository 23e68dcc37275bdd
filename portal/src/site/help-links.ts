/** The first section of every footer. */
export const helpLinks = [
  { path: '/care', tag: 'help', en: 'Help', hi: 'मदद' },
  { path: '/accessibility', tag: 'accessibility', en: 'Accessibility', hi: 'सुगम्यता' },
] as const
