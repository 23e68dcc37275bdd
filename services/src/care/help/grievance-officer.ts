/** Who answers when customer care did not: the law asks for a person by name, with ways to reach them. */
export interface GrievanceOfficer {
  readonly name: string
  readonly email: string
  readonly phone?: string | undefined
  /** Made up, for the demonstration. */
  readonly isSample?: boolean
}

export const sampleOfficer: GrievanceOfficer = {
  name: 'Meera Iyer',
  email: 'grievance@portal.example',
  phone: '1800 000 0000',
  isSample: true,
}
