export interface Import {
  readonly address: string
  /** `import type … from`: gone before anything runs. */
  readonly isType: boolean
}

const importPattern =
  /(?:\b(?<typeOnly>(?:import|export)\s+type\b[^'";]*?\bfrom)|\bfrom|\bimport|@import)\s*\(?\s*(?<quote>['"])(?<address>[^'"]+)\k<quote>/g

export function importsOf(source: string): Import[] {
  return [...source.matchAll(importPattern)].map(({ groups = {} }) => ({
    address: groups.address ?? '',
    isType: groups.typeOnly !== undefined,
  }))
}
