import type { ComponentProps, ComponentType } from 'react';
import { text, type TextOptions } from '../text/text';
import { WithLinkGenerators, WithTrackingGenerator } from './WithGenerators';

const withGenerators = (Generators: ComponentType<ComponentProps<typeof WithTrackingGenerator>>, options: TextOptions) => {
  const kind = text(options);
  return {
    ...kind,
    Input: ({ name }: { name: string }) => (
      <Generators name={name}>
        <kind.Input name={name} />
      </Generators>
    ),
  };
};

/** A link that is not part of a call to action's object, with its generators beside it (decision OP-53). */
export const generatedLink = (options: TextOptions) => withGenerators(WithLinkGenerators, { ...options, type: 'url' });

/** A tracking tag that is not part of a call to action's object, with its generator beside it (decision OP-53). */
export const generatedTag = (label: string) => withGenerators(WithTrackingGenerator, { label, optional: true });
