/** One schema for things that are told apart by their `type`. */
import { z } from 'zod';

export type UnionSchema<T extends { readonly type: string }> = z.ZodType<T> & {
  /** Of each type. */
  readonly options: readonly z.ZodObject<{ readonly type: z.ZodLiteral<T['type']> }>[];
};

/** Of types each of which stands once in the list. */
export function unionOf<T extends { readonly type: string }>(schemas: readonly z.ZodType<T>[]): UnionSchema<T> {
  // Each is an object with its own word for a type: the tables say so, and once they are in a list the compiler cannot see it.
  const objects = schemas as unknown as readonly [z.core.$ZodTypeDiscriminable, ...z.core.$ZodTypeDiscriminable[]];
  return z.discriminatedUnion('type', objects) as unknown as UnionSchema<T>;
}
