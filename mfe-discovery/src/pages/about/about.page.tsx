import { Box, LinkButton, Picture, Typography } from '@sundara/web/core';
import { DocumentFrame, DocumentPart } from '../../features/document/document-frame.tsx';
import { housePicture } from '../../features/house-pictures/house-picture.ts';
import { ABOUT_SECTIONS, ABOUT_TITLE, MISSION, STORY, VISION } from './about.content.ts';
import { CoreValues } from './core-values.tsx';
import { Team } from './team.tsx';

const ROOM = housePicture('mirror-row-ivory');

/** /about: story, mission, vision, values and the people (specification 2, section 2). */
export const AboutPage = () => (
  <DocumentFrame {...ABOUT_TITLE} sections={ABOUT_SECTIONS}>
    <DocumentPart id="story" title="Our story">
      {STORY.map((paragraph) => (
        <Typography key={paragraph} sx={{ lineHeight: 'inherit' }}>
          {paragraph}
        </Typography>
      ))}
      <Box sx={{ mt: 1, borderRadius: 1.5, overflow: 'hidden' }}>
        <Picture image={ROOM} ratio={16 / 9} sizes="(min-width: 900px) 736px, 92vw" />
      </Box>
    </DocumentPart>
    <DocumentPart id="mission" title="Our mission">
      <Typography sx={{ lineHeight: 'inherit' }}>{MISSION}</Typography>
    </DocumentPart>
    <DocumentPart id="vision" title="Our vision">
      <Typography sx={{ lineHeight: 'inherit' }}>{VISION}</Typography>
    </DocumentPart>
    <DocumentPart id="values" title="Our core values">
      <CoreValues />
    </DocumentPart>
    <DocumentPart id="team" title="Leadership team">
      <Team />
    </DocumentPart>
    <DocumentPart id="talk" title="Talk to us">
      <Typography sx={{ lineHeight: 'inherit' }}>
        You run a salon, you visit one, or you have found something that we should do better: we read every
        message.
      </Typography>
      <div>
        <LinkButton to="/contact" variant="contained" size="large">
          Contact us
        </LinkButton>
      </div>
    </DocumentPart>
  </DocumentFrame>
);
