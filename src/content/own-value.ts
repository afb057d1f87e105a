/** A record's own value, not what every object inherits (`constructor`). Older browsers lack `Object.hasOwn`. */
export const ownValue = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.getOwnPropertyDescriptor(record, name)?.value;
