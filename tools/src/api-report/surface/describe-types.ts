import {
  type Checker,
  NodeBuilderFlags,
  type Signature,
  SignatureKind,
  SymbolFlags,
  type Type,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync';
import { packageOfFile } from './package-of-file.ts';
import type { Surface } from './surface.ts';
import { SurfaceBuilder } from './surface-builder.ts';

/** Built-in types that are described by their contents: kind and step. */
const HOLDERS: Readonly<Record<string, readonly [kind: string, step: string]>> = {
  Array: ['array', '[]'],
  ReadonlyArray: ['array', '[]'],
  Promise: ['promise', '<>'],
};

/** The package that declares something; undefined for our own. */
const originOf = (symbol: TypeSymbol | undefined): string | undefined =>
  symbol?.declarations.map(({ path }) => packageOfFile(path)).find((name) => name !== undefined);

/** Whether it has a name of its own: TypeScript starts the names of anonymous types with '__'. */
const isNamed = ({ name }: TypeSymbol): boolean => !name.startsWith('__');

/** A component: only React uses what it returns. */
const isComponent = (place: string): boolean => /(^|\.)[A-Z]\w*$/.test(place);

/**
 * Describes types place by place (`Surface`). A type of another package is described by name: the package's version
 * covers its content. So is a type within itself.
 */
export class TypeDescription {
  readonly #checker: Checker;
  readonly #named: ReadonlyMap<number, string>;
  readonly #builder = new SurfaceBuilder();

  /** @param named types that are described by name as well, since another report describes them, or nobody needs to */
  constructor(checker: Checker, named: ReadonlyMap<string, Type>) {
    this.#checker = checker;
    this.#named = new Map([...named].map(([name, { id }]) => [id, name]));
  }

  /** Everything that was added. */
  get surface(): Surface {
    return this.#builder.surface;
  }

  /** Adds a place that one word describes. */
  addWord(place: string, word: string): void {
    this.#builder.add(place, word);
  }

  /** Adds a type with all places below it. */
  add(place: string, type: Type): void {
    this.#addType(place, type, []);
  }

  /** Adds each property of a type at a place of its own; undefined leaves one out. */
  addMembers(type: Type, placeOf: (name: string) => string | undefined): void {
    for (const member of this.#checker.getPropertiesOfType(type)) {
      const place = placeOf(member.name);
      if (place !== undefined) this.#addVariable(place, member, []);
    }
  }

  #addType(place: string, type: Type, within: readonly Type[]): void {
    const name = this.#nameOf(type);
    const constraint = type.isTypeParameter() ? this.#checker.getConstraintOfTypeParameter(type) : undefined;
    if (name !== undefined && within.length > 0) this.addWord(place, name);
    else if (constraint) this.#addType(place, constraint, within);
    else if (type.isUnionType()) this.#addUnion(place, type.getTypes(), within);
    else if (type.isObjectType() || type.isIntersectionType()) this.#addObject(place, type, within);
    else this.addWord(place, this.#textOf(place, type));
  }

  /** The name of a type that is described by name; undefined where its members are described. */
  #nameOf(type: Type): string | undefined {
    const alias = type.getAliasSymbol();
    const isForeignUnion = type.isUnionType() && originOf(alias) !== undefined;
    return this.#named.get(type.id) ?? (isForeignUnion ? alias?.name : undefined);
  }

  #addUnion(place: string, members: readonly Type[], within: readonly Type[]): void {
    const objects = members.filter((member) => member.isObjectType());
    for (const object of objects)
      for (const { name } of this.#checker.getPropertiesOfType(object))
        if (!objects.every((other) => this.#checker.getPropertyOfType(other, name)))
          this.#builder.addOptional(`${place}.${name}`);
    for (const member of members) this.#addType(place, member, within);
  }

  #addObject(place: string, type: Type, within: readonly Type[]): void {
    const symbol = type.getSymbol();
    const origin = originOf(symbol);
    const isWithinItself = within.some(({ id }) => id === type.id);
    const [kind, step] = (origin === 'typescript' && symbol && HOLDERS[symbol.name]) || [];
    if (kind !== undefined && type.isTypeReference()) {
      this.addWord(place, kind);
      const [held] = this.#checker.getTypeArguments(type);
      if (held) this.#addType(`${place}${step}`, held, within);
    } else if (symbol && isNamed(symbol) && (origin || isWithinItself)) {
      this.addWord(place, symbol.name);
      if (origin === 'typescript' && type.isTypeReference())
        for (const [index, argument] of this.#checker.getTypeArguments(type).entries())
          this.#addType(`${place}<${index + 1}>`, argument, [...within, type]);
    } else if (isWithinItself) this.addWord(place, this.#textOf(place, type));
    else this.#open(place, type, [...within, type]);
  }

  #open(place: string, type: Type, within: readonly Type[]): void {
    const [call] = this.#checker.getSignaturesOfType(type, SignatureKind.Call);
    const [made] = this.#checker.getSignaturesOfType(type, SignatureKind.Construct);
    const drawn = isComponent(place) ? (call ?? made) : undefined;
    if (drawn) {
      this.addWord(place, 'component');
      this.#addArguments(place, drawn, within);
      return;
    }
    this.addWord(place, call ? 'function' : 'object');
    if (call) this.#addCall(place, call, within);
    for (const property of this.#checker.getPropertiesOfType(type)) {
      const origin = originOf(property);
      if (origin) this.addWord(place, `more of ${origin}`);
      else this.#addVariable(`${place}.${property.name}`, property, within);
    }
    for (const { valueType } of this.#checker.getIndexInfosOfType(type))
      this.#addType(`${place}{}`, valueType, within);
  }

  #addCall(place: string, call: Signature, within: readonly Type[]): void {
    this.#addArguments(place, call, within);
    const answer = this.#checker.getReturnTypeOfSignature(call);
    // A caller that expects no result accepts any.
    if (answer && this.#textOf(place, answer) !== 'void') this.#addType(`${place}()`, answer, within);
  }

  #addArguments(place: string, call: Signature, within: readonly Type[]): void {
    for (const [index, parameter] of call.getParameters().entries())
      this.#addVariable(`${place}(${index + 1})`, parameter, within);
  }

  #addVariable(place: string, variable: TypeSymbol, within: readonly Type[]): void {
    if (variable.flags & SymbolFlags.Optional) this.#builder.addOptional(place);
    const type = this.#checker.getTypeOfSymbol(variable);
    if (type) this.#addType(place, type, within);
  }

  /** A constant may change its value, so it is described by its kind. */
  #textOf(place: string, type: Type): string {
    const isConstant = /^[\w.]+$/.test(place);
    const shown = (isConstant && this.#checker.getBaseTypeOfLiteralType(type)) || type;
    return this.#checker.typeToString(shown, undefined, NodeBuilderFlags.NoTruncation);
  }
}
